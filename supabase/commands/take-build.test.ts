import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fingerprintSources } from './fingerprint-sources.ts';
import { type Project, findBuild, takeBuild } from './take-build.ts';

/** A project whose build is a copy of its one source, after whatever the test wants to happen. */
function createProject(during: (building: Setting) => Promise<void> | void = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-project-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'root');
  const setting = { builds: 0, root, taken: join(folder, 'taken'), write };
  function write(path: string, text: string) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const name of ['app', 'functions', 'workers', 'public'])
    mkdirSync(join(root, name), { recursive: true });
  write('app/source.ts', 'first');
  const project: Project = {
    root,
    cache: join(folder, 'cache'),
    async build(into) {
      setting.builds += 1;
      mkdirSync(join(into, 'server'), { recursive: true });
      writeFileSync(join(into, 'server/index.js'), readFileSync(join(root, 'app/source.ts')));
      await during(setting);
    },
  };
  const read = () => readFileSync(join(setting.taken, 'server/index.js'), 'utf8');
  return { project, setting, read, take: () => takeBuild({ folder: setting.taken }, project) };
}

type Setting = {
  builds: number;
  root: string;
  taken: string;
  write: (path: string, text: string) => void;
};

test.each([
  'app/routes/home/home.tsx',
  'functions/new.ts',
  'workers/app.ts',
  'public/.assetsignore',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'wrangler.toml',
  '.env.production',
])('a change of %s is another build', (path) => {
  const { setting } = createProject();
  const before = fingerprintSources(setting.root);
  setting.write(path, 'new');
  const after = fingerprintSources(setting.root);
  expect(after).not.toBe(before);
  setting.write(path, 'newer');
  expect([before, after]).not.toContain(fingerprintSources(setting.root));
  rmSync(join(setting.root, path));
  expect(fingerprintSources(setting.root)).toBe(before);
});

test('so is another variable that the build reads, and no other', () => {
  const { setting } = createProject();
  const before = fingerprintSources(setting.root);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('VITE_OF_A_TEST', 'yes');
  expect(fingerprintSources(setting.root)).not.toBe(before);
  vi.unstubAllEnvs();
  vi.stubEnv('METRICS_TOKEN', 'of a test');
  setting.write('tests/some.test.ts', 'new');
  setting.write('supabase/seed/claims.sql', 'new');
  expect(fingerprintSources(setting.root)).toBe(before);
});

test('an unchanged source is built once, and a changed one again', async () => {
  const { setting, read, take } = createProject();
  await take();
  await take();
  expect([setting.builds, read()]).toEqual([1, 'first']);
  setting.write('app/source.ts', 'second');
  await take();
  expect([setting.builds, read()]).toEqual([2, 'second']);
});

test('a build that fails or is cut off counts for nothing, and the last one stays', async () => {
  let isWell = true;
  const { project, setting, read, take } = createProject(() => {
    if (!isWell) throw new Error('no');
  });
  await take();
  isWell = false;
  setting.write('app/source.ts', 'broken');
  await expect(take()).rejects.toThrow('no');
  await expect(take()).rejects.toThrow('no');
  expect([setting.builds, read()]).toEqual([3, 'first']);
  expect(readdirSync(project.cache)).toHaveLength(1);
  isWell = true;
  await take();
  expect([setting.builds, read()]).toEqual([4, 'broken']);
});

test('leftovers of a killed build are removed, and a running build stays', async () => {
  const { project, take } = createProject();
  const abandoned = join(project.cache, '0123456789abcdef.12345678.999999999');
  const inWork = join(project.cache, `0123456789abcdef.12345678.${process.ppid}`);
  for (const folder of [abandoned, inWork]) mkdirSync(join(folder, 'server'), { recursive: true });
  await take();
  expect([existsSync(abandoned), existsSync(inWork)]).toEqual([false, true]);
});

test('two that build at once both get whole builds', async () => {
  const started = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { project, setting, take } = createProject(async ({ builds }) => {
    started[builds - 1]?.resolve();
    await Promise.all(started.map(({ promise }) => promise));
  });
  const folders = await Promise.all([findBuild({}, project), findBuild({}, project)]);
  expect(setting.builds).toBe(2);
  expect(folders[0]).toBe(folders[1]);
  expect(readdirSync(folders[0])).toEqual(['server']);
  expect(readdirSync(project.cache)).toHaveLength(1);
  await take();
  expect(setting.builds).toBe(2);
});

test('a source that is edited while it is built is built once more', async () => {
  const { setting, read, take } = createProject(({ builds, write }) => {
    if (builds === 1) write('app/source.ts', 'edited');
  });
  await take();
  expect([setting.builds, read()]).toEqual([2, 'edited']);
});

test('a recent build stays for those who may still copy it, and an old one is removed', async () => {
  const { project, setting, take } = createProject();
  const first = await findBuild({}, project);
  setting.write('app/source.ts', 'second');
  await take();
  expect(existsSync(first)).toBe(true);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(first, anHourAgo, anHourAgo);
  setting.write('app/source.ts', 'third');
  await take();
  expect(existsSync(first)).toBe(false);
});

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { buildOfRun } from '../support/build-of-run.ts';
import { fetchWorker } from './worker.ts';

/** A file of the built Worker: what it imports at once, and the files that it was made of. */
type Chunk = { bytes: number; imports: string[]; sources: string[] };

const folder = join(buildOfRun(), 'server');
const chunks = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readChunk(file)]),
);

function readChunk(file: string): Chunk {
  const code = readFileSync(join(folder, file), 'utf8');
  const map = join(folder, `${file}.map`);
  const imports = code.matchAll(/(?:\bfrom|\bimport)\s*["'`]([^"'`]+\.js)["'`]/g);
  return {
    bytes: code.length,
    imports: Array.from(imports, ([, name = '']) => posix.join(posix.dirname(file), name)),
    sources: existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as Chunk).sources : [],
  };
}

/** Returns what is loaded for these files; the entry of the Worker always is. */
function load(...files: string[]): Chunk[] {
  const first = files.map((file) => {
    const found = [...chunks].find(([, { sources }]) => sources.at(-1)?.endsWith(`/${file}`));
    if (found === undefined) throw new Error(`No file of the Worker is made of ${file}`);
    return found[0];
  });
  const names = new Set(['index.js', ...first]);
  for (const name of names) for (const other of chunks.get(name)!.imports) names.add(other);
  return Array.from(names, (name) => chunks.get(name)!);
}

const handles = 'app/routes/legacy-home/legacy-home.tsx?handle';
const layouts = ['root', 'routes/base-layout/base-layout', 'routes/site-layout/site-layout'];
const rendering = [
  handles,
  'workers/render-page.ts',
  'app/entry.server.tsx',
  ...layouts.map((file) => `app/${file}.tsx`),
];
const rare =
  /functions\/share|@sentry|toucan|feedsmith|modelcontextprotocol|marked|@upstash|(auth|storage|realtime)-js\/|routes\/(admin|dashboard)\/.*tsx$/;
const react = /react-dom\/|server-runtime\/server|app\/components\/site/;
const search = /domain\/search\/(phrases|make-vocabulary)/;

test.each([
  { what: 'an endpoint', files: [], kilobytes: 355, never: [rare, react, search, /app\/routes\//] },
  { what: 'a cached page', files: [handles], kilobytes: 708, never: [rare, react, search] },
  {
    what: 'a page of text',
    files: [...rendering, 'app/routes/about/about.tsx'],
    kilobytes: 1_073,
    never: [rare, search],
  },
  {
    what: 'a signed-in screen',
    files: [...rendering, 'app/routes/account/account.tsx'],
    kilobytes: 1_089,
    never: [rare, search],
  },
  {
    what: 'home',
    files: [...rendering, 'app/routes/home/home.tsx'],
    kilobytes: 1_248,
    never: [rare],
  },
])('a new Worker loads for $what only what that needs', ({ files, kilobytes, never }) => {
  const loaded = load(...files);
  const sources = loaded.flatMap((chunk) => chunk.sources);
  for (const sign of never) expect(sources.filter((source) => sign.test(source))).toEqual([]);
  const bytes = loaded.reduce((sum, chunk) => sum + chunk.bytes, 0);
  expect(Math.round(bytes / 1_000)).toBeLessThan(kilobytes);
});

test('a signed-in screen is not in the Worker, which answers with its title and the fallback of the layout', async () => {
  const sources = [...chunks.values()].flatMap((chunk) => chunk.sources);
  const screen = 'routes/admin/queue/templates.tsx';
  expect(sources.filter((source) => source.includes(screen))).toEqual([
    expect.stringMatching(/\?handle$/),
  ]);
  const response = await fetchWorker('/dashboard/queue/templates');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>Saved reasons/);
  expect(html).toContain('Loading…');
});

test('what every screen loads in the browser has no form of a listing and no screen of admins', () => {
  const assets = join(buildOfRun(), 'client', 'assets');
  const [map, ...others] = readdirSync(assets).filter((file) =>
    /^site-[\w-]{8}\.js\.map$/.test(file),
  );
  expect(others).toEqual([]);
  const { sources } = JSON.parse(readFileSync(join(assets, map!), 'utf8')) as Chunk;
  expect(sources.length).toBeGreaterThan(100);
  expect(
    sources.filter((file) => /app\/(components\/(editors|admin)|routes)\//.test(file)),
  ).toEqual([]);
});

// `npm run check`: types, lint and format, and the tests that the uncommitted changes touch; with
// `-- main` those since main. Which ones: tests/README.md.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { root } from '../../supabase/local/environment.ts';
import { findAffected } from './find-affected.ts';
import { type CommandStep, finish, playwright, runSideBySide, runStep, vitest } from './steps.ts';

const since = process.argv[2] ?? 'HEAD';
const changed = [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
console.log(`${changed.length} files have changed since ${since}`);
const code = changed.filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(`${root}/${file}`));

const generate: CommandStep = { name: 'route types', command: ['react-router', 'typegen'] };
const checks: CommandStep[] = [
  { name: 'build', command: ['node', 'tests/support/build.ts'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
];
if (code.length > 0) {
  const lint = ['oxlint', '--type-aware', '--deny-warnings', ...code];
  checks.unshift({ name: 'lint of what changed', command: lint });
}

await runStep(generate);
const [{ routes, specs, omitted }] = await Promise.all([
  findAffected(changed),
  runSideBySide(checks),
]);
await runStep(
  vitest('tests that import what changed', { args: ['--changed', since, '--passWithNoTests'] }),
);
if (specs.length > 0) {
  console.log(`Screens: ${routes.join(' ')}\nBrowser tests: ${specs.join(' ')}`);
  if (omitted > 0) console.log(`Left to npm test: ${omitted} more tests that name these screens`);
  // For so few tests a backend for each core is enough.
  const workers = `--workers=${availableParallelism()}`;
  const step = playwright('browser tests of those screens', { args: [...specs, workers] });
  await runStep({ ...step, env: { ...step.env, TEST_ROUTES: routes.join(' ') } });
}
await finish();

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

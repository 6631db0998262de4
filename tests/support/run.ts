// `npm test`: every check of the house, then one line `N passed, N failed`. `--no-browser` is
// `npm run validate`, `--more` is `npm run test:more`: the tests that `npm test` leaves out.
// A check counts as one; a test runner counts its tests.
import { join } from 'node:path';
import { readMoreTests } from './more-tests.ts';
import {
  type CommandStep,
  build,
  finish,
  playwright,
  runSideBySide,
  runStep,
  vitest,
} from './steps.ts';

/** `react-router` writes types that others read, and the build is what is deployed and tested. */
const generate: CommandStep = { name: 'route types', command: ['react-router', 'typegen'] };
const buildStep: CommandStep = { name: 'build', command: ['node', 'tests/support/build.ts'] };
/** In the order of their length, so that no long one is left over at the end. */
const checks: CommandStep[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'database types', command: ['node', 'supabase/commands/types.ts', '--check'] },
  buildStep,
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'folder rule', command: ['node', 'tests/support/folder-rule.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
];
const deployable: CommandStep = {
  name: 'deployable',
  command: ['wrangler', 'deploy', '--dry-run', '--config', join(build, 'server', 'wrangler.json')],
};

if (process.argv.includes('--more')) {
  await runStep(buildStep);
  const files = readMoreTests().vitest.map((pattern) => pattern.slice('**'.length));
  await runStep(vitest('more backend and worker tests', { args: files }));
  await runStep(playwright('more browser tests', { part: 'more' }));
  await finish();
}
await runStep(generate);
await runSideBySide(checks);
// Each of the runners has more workers than there are cores, and prints as it goes.
await Promise.all([
  runStep(deployable),
  runStep(vitest('unit, backend, database and worker tests', { part: 'main' })),
]);
if (!process.argv.includes('--no-browser')) {
  await runStep(playwright('browser tests', { part: 'main' }));
}
await finish();

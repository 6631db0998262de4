// `npm run test:long`: the tests that import how-many.ts, each to its full extent, and those that only run here.
import { onlyLong } from '../../supabase/local/testing/how-many.ts';
import { finish, runStep, vitest } from './steps.ts';

await runStep({ name: 'build', command: ['node', 'tests/support/build.ts'] });
const { command, ...step } = vitest('long tests', {
  args: ['supabase/local/testing/how-many.ts', ...onlyLong],
});
const related = command.map((part) => (part === 'run' ? 'related' : part));
await runStep({ ...step, command: [...related, '--run'], env: { TEST_LONG: '1' } });
await finish();

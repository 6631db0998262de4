// `npm run test:steady -- FILE…`: runs test files 20 times, in another order each time, while the
// processor is busy with something else. For tests that seem to fail by chance.
import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { finish, playwright, runStep, vitest } from './steps.ts';

const times = 20;
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name the files: npm run test:steady -- tests/database/search-words.test.ts');
  process.exit(1);
}
const specs = files.filter((file) => file.includes('.spec'));
const tests = files.filter((file) => !file.includes('.spec'));

await runStep({ name: 'build', command: ['node', 'tests/support/build.ts'] });
const busy = Array.from({ length: availableParallelism() }, keepBusy);
try {
  if (specs.length > 0) {
    await runStep(
      playwright('browser tests', { args: [...specs, `--repeat-each=${times}`, '--shuffle'] }),
    );
  }
  for (let run = 1; tests.length > 0 && run <= times; run += 1) {
    const order = [
      '--sequence.shuffle.tests',
      '--sequence.shuffle.files',
      `--sequence.seed=${run}`,
    ];
    await runStep(vitest(`run ${run} of ${times}`, { args: [...tests, ...order] }));
  }
} finally {
  for (const child of busy) child.kill();
}
await finish();

/** A process that computes until it is killed, or this one has ended. */
function keepBusy(): ChildProcess {
  const work = `process.on('disconnect', () => process.exit());
    setInterval(() => { for (const end = Date.now() + 90; Date.now() < end; ); }, 100);`;
  return spawn(process.execPath, ['-e', work], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}

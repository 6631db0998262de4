// `npm run deploy`: deploys in order, and goes on where it stopped when run again. `-- --check` only says what is
// missing, `-- --dry-run` shows what would be done, `-- --back` serves the earlier version again. See ../HOSTED.md.
import { StartError } from '../local/errors.ts';
import { checkDeployment, type Finding } from './deployment/checks.ts';
import { readSetup } from './deployment/setup.ts';
import { steps } from './deployment/steps.ts';
import { tools } from './deployment/tools.ts';
import { removeRedirect } from './take-build.ts';

const flags = ['--check', '--dry-run', '--back'] as const;

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const unknown = given.find((one) => !flags.some((flag) => flag === one));
  if (unknown !== undefined) throw new StartError(`There is no ${unknown}: ${flags.join(', ')}.`);
  const setup = readSetup();
  await removeRedirect();
  if (given.includes('--back')) {
    // The database stays: each version works with the next one's.
    return tools.run(['wrangler', 'rollback', '--name', setup.workerName]);
  }
  const findings = await checkDeployment(setup, tools);
  for (const finding of findings) console.log(describe(finding));
  const isDryRun = given.includes('--dry-run');
  if (findings.some(({ problem, optional }) => problem !== null && !optional) && !isDryRun) {
    throw new StartError('\nNothing was deployed: see the lines with ✗.');
  }
  if (given.includes('--check')) return;
  for (const [index, { what, run }] of steps.entries()) {
    console.log(`\n${index + 1} of ${steps.length}: ${what}`);
    await run(setup, tools, { isDryRun });
  }
}

function describe({ name, problem, optional }: Finding): string {
  if (problem === null) return `✓ ${name}`;
  return `${optional ? '–' : '✗'} ${name}: ${problem}`;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});

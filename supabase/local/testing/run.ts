// Runs a stack in its own process, for tests that kill it: `run.ts <data folder> <project folder>`.
import { startStack } from '../stack.ts';

const [dataDir = null, projectDir] = process.argv.slice(2);
await startStack({
  dataDir,
  projectDir,
  supabasePort: 0,
  upstashPort: 0,
  seed: true,
  log: (line) => process.send?.(line),
});
process.send?.('ready');

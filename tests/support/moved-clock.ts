import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import { buildOfRun } from './build-of-run.ts';
import { serveTestWorker } from './serve-test-worker.ts';
import { log } from './test-supabase.ts';

/** By this header of a request the Worker's clock goes so many milliseconds before the real one. */
export const clockHeader = 'X-Test-Ahead-Ms';

const clock = `
let aheadMs = 0;
const realNow = Date.now.bind(Date);
Date.now = () => realNow() + aheadMs;
export const setClock = (ms) => { aheadMs = ms; };
`;
// The clock is imported first: what the Worker keeps of Date.now is the moved one.
const entry = `
import { setClock } from './test-clock.js';
import worker from './worker.js';
export default {
  ...worker,
  fetch(request, env, context) {
    const ms = request.headers.get('${clockHeader}');
    if (ms !== null) setClock(Number(ms));
    return worker.fetch(request, env, context);
  },
};
`;

/** The built Worker in workerd, one isolate whose clock is moved from outside. Whoever starts it stops it. */
export async function startWithMovedClock(): Promise<Pick<RunningWorker, 'url' | 'stop'>> {
  const buildDir = await mkdtemp(join(tmpdir(), 'mainstreet-clock-'));
  const server = join(buildDir, 'server');
  await cp(buildOfRun(), buildDir, { recursive: true });
  await rename(join(server, 'index.js'), join(server, 'worker.js'));
  await writeFile(join(server, 'test-clock.js'), clock);
  await writeFile(join(server, 'index.js'), entry);
  const worker = await serveTestWorker({
    buildDir,
    onLog: ({ level, message }) => {
      if (level === 'error') log(message);
    },
  });
  return {
    url: worker.url,
    async stop() {
      await worker.stop();
      await rm(buildDir, { recursive: true });
    },
  };
}

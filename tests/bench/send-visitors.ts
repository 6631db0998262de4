import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Jobs } from './visitors.ts';

/** Lets visitors do one of their jobs in a thread of their own. @throws what the job threw */
export async function sendVisitors<Job extends keyof Jobs>(
  job: Job,
  options: Parameters<Jobs[Job]>[0],
): Promise<Awaited<ReturnType<Jobs[Job]>>> {
  const thread = new Worker(new URL('visitors.ts', import.meta.url), {
    workerData: { job, options },
  });
  const [result] = await once(thread, 'message');
  return result as Awaited<ReturnType<Jobs[Job]>>;
}

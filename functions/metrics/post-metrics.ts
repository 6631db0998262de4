import { beaconSchema } from '#app/domain/metric/metric.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../parse-json-body.ts';

/**
 * `POST /api/metrics` with 1 to 20 `{ metric, value, path, details }` -> 202. The Queue writes
 * them later (workers/queue.ts), so that no visit waits for the database.
 */
export async function postMetrics(c: AppContext): Promise<Response> {
  const metrics = await parseJsonBody(c, beaconSchema);
  const createdAt = new Date().toISOString();
  const messages = metrics.map((metric) => ({
    body: {
      ...metric,
      path: metric.path.split(/[?#]/)[0] ?? '/',
      id: crypto.randomUUID(),
      created_at: createdAt,
    },
  }));
  try {
    await c.env.metricsQueue.sendBatch(messages);
  } catch (cause) {
    throw new AppError('backend_unavailable', { cause });
  }
  return c.body(null, 202);
}

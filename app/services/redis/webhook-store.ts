import type { Env } from '#app/config/env.ts';
import { logSilentFailure } from '#app/errors/write-log.ts';
import { createRedis } from './client.ts';

/** Twice as long as `verifyWebhook` accepts a signature. */
const storedSeconds = 20 * 60;

/**
 * Stores the id of a webhook; returns false if it was stored before, so that the webhook is a replay.
 * True if Redis does not respond: no mail is sent twice anyway, by its idempotency key.
 */
export async function storeWebhookId(server: Env['redis'], id: string): Promise<boolean> {
  try {
    const redis = await createRedis(server);
    return (await redis.set(`webhook:${id}`, 1, { nx: true, ex: storedSeconds })) !== null;
  } catch (error) {
    logSilentFailure('webhooks', error);
    return true;
  }
}

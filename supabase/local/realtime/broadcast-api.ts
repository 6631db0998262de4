import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { GatewayEnv } from '../api-key.ts';
import { type Caller, TokenError, requireCaller } from './caller.ts';
import type { Broadcast } from './frames.ts';
import { limits } from './limits.ts';
import { findRights } from './rights.ts';
import type { Services } from './services.ts';
import { readBroadcast } from './talk.ts';

const messagesSchema = z.object({
  messages: z.array(
    z.object({
      topic: z.string().min(1),
      event: z.string(),
      payload: z.unknown(),
      private: z.boolean().default(false),
    }),
  ),
});

type Said = { topic: string; isPrivate: boolean; broadcast: Broadcast };

/**
 * Broadcasts from clients without a socket: `POST /realtime/v1/api/broadcast`. Messages that a
 * private channel refuses are dropped silently.
 */
export function createBroadcastApi({ database, keys, topics }: Services): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.use(bodyLimit({ maxSize: limits.frameBytes }));

  async function say(c: Context<GatewayEnv>, all: readonly Said[]): Promise<Response> {
    const caller = await requireCaller(keys, c.var.token);
    for (const { topic, isPrivate, broadcast } of all) {
      if (isPrivate && !(await mayWrite(caller, topic))) continue;
      topics.broadcast({ topic: `realtime:${topic}`, isPrivate }, broadcast, null);
    }
    return c.body(null, 202);
  }

  async function mayWrite(caller: Caller, topic: string): Promise<boolean> {
    return (await findRights(database, caller, topic)).write.has('broadcast');
  }

  app.post('/', async (c) => {
    const parsed = messagesSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success)
      return c.json({ message: 'messages must be a list of topic, event and payload' }, 422);
    const said = parsed.data.messages.flatMap((message) => {
      const broadcast = readBroadcast(message);
      return broadcast ? [{ topic: message.topic, isPrivate: message.private, broadcast }] : [];
    });
    return say(c, said);
  });

  app.post('/:topic/events/:event', async (c) => {
    const { topic, event } = c.req.param();
    const body = Buffer.from(await c.req.arrayBuffer());
    const isJson = c.req.header('content-type') !== 'application/octet-stream';
    if (isJson && !isJsonText(body)) return c.json({ message: 'The payload is no JSON' }, 422);
    const isPrivate = c.req.query('private') === 'true';
    return say(c, [{ topic, isPrivate, broadcast: { event, body, isJson } }]);
  });

  app.onError((error, c) => {
    if (!(error instanceof TokenError)) throw error;
    return c.json({ message: error.message }, 401);
  });
  return app;
}

function isJsonText(body: Buffer): boolean {
  try {
    JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}

import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { createLock } from './lock.ts';
import type { NodeEnv } from './node-server.ts';
import { createRedis, type Redis } from './redis.ts';

/** Grants access to a Redis in this process's memory, which is not reachable from elsewhere. */
export const upstashToken = 'mainstreet-local-development-only';

type Reply = { result: unknown } | { error: string };

const commandSchema = z
  .array(z.union([z.string(), z.number(), z.boolean(), z.null()]).transform(String))
  .min(1);
const commandsSchema = z.array(commandSchema);

const rootPage = `This is the development stand-in for Upstash Redis.
It keeps its data in memory and answers on loopback only. It is not for production.
`;

/**
 * Creates Upstash's REST API: one command, pipeline or transaction per request. Requests are
 * serialized, so that a transaction is isolated.
 */
export function createUpstash(): Hono<NodeEnv> {
  const redis = createRedis();
  const lock = createLock();
  const app = new Hono<NodeEnv>();

  app.get('/', (c) => c.text(rootPage));
  app.use(async (c, next) => {
    if (c.req.header('authorization') === `Bearer ${upstashToken}`) return next();
    return c.json({ error: 'WRONGPASS invalid or missing auth token' }, 401);
  });
  app.use(async (_c, next) => {
    const release = await lock.acquire();
    await next().finally(release);
  });
  app.post('/', async (c) => {
    const command = commandSchema.safeParse(await readJson(c));
    if (!command.success) return c.json({ error: 'ERR failed to parse command' }, 400);
    const reply = await runCommand(redis, command.data);
    return c.json(encode(c, reply), 'error' in reply ? 400 : 200);
  });
  app.on('POST', ['/pipeline', '/multi-exec'], async (c) => {
    const commands = commandsSchema.safeParse(await readJson(c));
    if (!commands.success) return c.json({ error: 'ERR failed to parse pipeline request' }, 400);
    const replies: Reply[] = [];
    for (const command of commands.data) replies.push(await runCommand(redis, command));
    return c.json(replies.map((reply) => encode(c, reply)));
  });
  return app;
}

async function readJson(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined);
}

async function runCommand(redis: Redis, [name = '', ...args]: string[]): Promise<Reply> {
  try {
    return { result: (await redis.run(name, args)) ?? null };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function encode(c: Context, reply: Reply): Reply {
  if ('error' in reply || c.req.header('upstash-encoding') !== 'base64') return reply;
  return { result: reply.result === 'OK' ? 'OK' : toBase64(reply.result) };
}

function toBase64(value: unknown): unknown {
  if (typeof value === 'string') return Buffer.from(value).toString('base64');
  return Array.isArray(value) ? value.map(toBase64) : value;
}

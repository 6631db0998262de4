import { expect, test, vi } from 'vitest';
import type { Env } from '#app/config/env.ts';
import { redisTimeoutMs } from '#app/config/limits.ts';
import { createHealthChecks } from './health-checks.ts';

const env = { redis: { url: 'https://redis.example', token: 'token' }, supabase: {} } as Env;

/** Answers after so long, or gives up when it is told to. */
function serveSlowly(ms: number) {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(new Error('Given up')));
    setTimeout(() => resolve(Response.json([{ result: 'PONG' }])), ms);
    return promise;
  });
}

test('a Redis that is slower than visitors wait for is slow, not away', async () => {
  serveSlowly(redisTimeoutMs + 200);
  try {
    await expect(createHealthChecks(env).redis()).resolves.toBeUndefined();
  } finally {
    vi.unstubAllGlobals();
  }
});

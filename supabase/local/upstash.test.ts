import { Ratelimit } from '@upstash/ratelimit';
import { Redis } from '@upstash/redis';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { listen, type NodeServer } from './node-server.ts';
import { createUpstash, upstashToken } from './upstash.ts';

let server: NodeServer;
let redis: Redis;

beforeAll(async () => {
  server = await listen({
    app: createUpstash(),
    port: 0,
    portVariable: 'UPSTASH_PORT',
    log: () => {},
  });
  redis = new Redis({ url: server.url, token: upstashToken, enableTelemetry: false });
});

afterAll(() => server.stop());

test('values of all types are read as they were written', async () => {
  for (const value of ['text', 'OK', 'Café ☕', '', 42, { a: [1, 'ü'] }]) {
    expect(await redis.set('value', value)).toBe('OK');
    expect(await redis.get('value')).toEqual(value);
  }
  expect(await redis.get('missing')).toBeNull();
});

test('numbers count up', async () => {
  expect(await redis.incr('count')).toBe(1);
  expect(await redis.incrby('count', 4)).toBe(5);
});

test('a lock is taken once and runs out', async () => {
  expect(await redis.set('lock', 'a', { nx: true, px: 60_000 })).toBe('OK');
  expect(await redis.set('lock', 'b', { nx: true, px: 60_000 })).toBeNull();
  expect(await redis.set('brief', 'a', { nx: true, px: 1 })).toBe('OK');
  await expect.poll(() => redis.set('brief', 'b', { nx: true, px: 60_000 })).toBe('OK');
});

test('an expiry can be set and read', async () => {
  expect(await redis.set('soon', 'x', { ex: 100 })).toBe('OK');
  expect(await redis.ttl('soon')).toBe(100);
});

test('sorted sets rank, also in reverse with scores', async () => {
  await redis.zadd('popular', { score: 1, member: 'nx' }, { score: 2, member: 'tea' });
  await redis.zincrby('popular', 5, 'nx');
  expect(await redis.zrange('popular', 0, -1)).toEqual(['tea', 'nx']);
  expect(await redis.zrange('popular', 0, 0, { rev: true, withScores: true })).toEqual(['nx', 6]);
});

test('hashes are read as objects', async () => {
  await redis.hset('hash', { a: '1', b: 'two' });
  expect(await redis.hgetall('hash')).toEqual({ a: 1, b: 'two' });
});

test('a scan finds keys by pattern', async () => {
  await redis.mset({ 'scan:a': 1, 'scan:b': 2 });
  const [, keys] = await redis.scan(0, { match: 'scan:*', count: 100 });
  expect(keys.sort()).toEqual(['scan:a', 'scan:b']);
});

test('a pipeline answers in order and a failed command does not stop it', async () => {
  const pipeline = redis.pipeline();
  pipeline.set('p', '1');
  pipeline.incr('p');
  pipeline.mget('p', 'missing');
  expect(await pipeline.exec()).toEqual(['OK', 2, [2, null]]);
});

test('transactions of several callers do not mix', async () => {
  const runs = Array.from({ length: 20 }, () => {
    const multi = redis.multi();
    multi.incr('multi');
    multi.incr('multi');
    return multi.exec<[number, number]>();
  });
  for (const [first, second] of await Promise.all(runs)) expect(second).toBe(first + 1);
});

test('a script runs, by text and then by its hash', async () => {
  const script = "#!lua flags=allow-key-locking\nreturn redis.call('INCRBY', KEYS[1], ARGV[1])";
  await expect(redis.evalsha('0'.repeat(40), [], [])).rejects.toThrow('NOSCRIPT');
  expect(await redis.eval(script, ['lua'], ['3'])).toBe(3);
  const sha = await redis.scriptLoad(script);
  expect(await redis.evalsha(sha, ['lua'], ['4'])).toBe(7);
});

test('a sliding window lets ten through and refuses the eleventh', async () => {
  // A window that ends meanwhile lets more through.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const ratelimit = new Ratelimit({ redis, limiter: Ratelimit.slidingWindow(10, '60 s') });
  const results = [];
  for (let call = 0; call < 11; call += 1) results.push(await ratelimit.limit('visitor'));
  expect(results.map((result) => result.success)).toEqual([...Array(10).fill(true), false]);
  expect(results[0]?.remaining).toBe(9);
  expect((await ratelimit.limit('someone else')).success).toBe(true);
});

test('a wrong token, an unknown command and a broken body are refused', async () => {
  const wrong = new Redis({ url: server.url, token: 'wrong', enableTelemetry: false });
  await expect(wrong.get('a')).rejects.toThrow('WRONGPASS');
  const headers = { authorization: `Bearer ${upstashToken}` };
  for (const body of ['["NOSUCH"]', '["__proto__"]', '["multi"]', '{', '[]', '[{"a":1}]']) {
    const response = await fetch(server.url, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^ERR/) });
  }
});

test('two servers in one process share nothing', async () => {
  const app = createUpstash();
  const other = await listen({ app, port: 0, portVariable: 'UPSTASH_PORT', log: () => {} });
  const otherRedis = new Redis({ url: other.url, token: upstashToken, enableTelemetry: false });
  await redis.set('mine', '1');
  expect(await otherRedis.get('mine')).toBeNull();
  await other.stop();
});

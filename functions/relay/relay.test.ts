import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Env } from '#app/config/env.ts';
import { backendCalls, limits, rateLimits } from '#app/config/limits.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { AppEnv } from '../env.ts';
import { answerError } from '../middleware/error-response.ts';
import { answerLikeSupabase } from './answer-like-supabase.ts';
import { relay } from './relay.ts';

afterEach(() => vi.restoreAllMocks());

/** The relay before a Supabase that answers as `answer` does. */
async function relayTo(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const received: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    received.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const supabase = { url, publishableKey: 'our-key', secretKey: 'secret' };
  const env = { supabase, sessionSecret: 'a secret of this site' } as Env;
  const counted: [name: string, who: string, units?: number][] = [];
  const rateLimiter = {
    limit: async (name: RateLimitName, who: string, units?: number) => {
      counted.push(units === undefined ? [name, who] : [name, who, units]);
      const asked = counted.filter(([n, w]) => n === name && w === who).length;
      return { allowed: asked <= rateLimits[name].requests, resetAtMs: Date.now() + 90_000 };
    },
    recordRejection: () => undefined,
  };
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('services', { rateLimiter } as never);
      await next();
    })
    .use(answerLikeSupabase)
    .all('/api/relay/*', relay)
    .onError(answerError);
  const ask = async (path: string, init: RequestInit = {}) =>
    app.request(
      `/api/relay${path}`,
      { ...init, headers: { apikey: 'our-key', ...(init.headers as object) } },
      env,
    );
  return { ask, received, counted };
}

test('the relay passes on the request and the answer of Supabase', async () => {
  const { ask, received } = await relayTo((request, response) => {
    response.writeHead(201, {
      'Content-Type': 'application/json',
      'Content-Range': '0-0/1',
      'Set-Cookie': 'a=b',
      'X-Inner': 'host-7',
    });
    request.pipe(response);
  });
  const answer = await ask('/rest/v1/profiles?select=role', {
    method: 'POST',
    body: '{"role":"community_user"}',
    headers: {
      Authorization: 'Bearer token',
      Prefer: 'return=representation',
      Cookie: 'session=1',
      'X-Forwarded-Host': 'evil.example',
    },
  });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ role: 'community_user' });
  expect(answer.headers.get('Content-Range')).toBe('0-0/1');
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect(answer.headers.get('X-Inner')).toBeNull();
  expect(received[0]?.url).toBe('/rest/v1/profiles?select=role');
  expect(received[0]?.headers).toMatchObject({
    apikey: 'our-key',
    authorization: 'Bearer token',
    prefer: 'return=representation',
  });
  expect(received[0]?.headers).not.toHaveProperty('cookie');
  expect(received[0]?.headers).not.toHaveProperty('x-forwarded-host');
});

test('a long answer counts for the next request as what it read', async () => {
  const { ask, counted } = await relayTo((_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify('a'.repeat(limits.relayedBytesPerUnit * 3)));
  });
  const answer = await ask('/rest/v1/rpc/export_own_data', { method: 'POST', body: '{}' });
  expect(answer.status).toBe(200);
  expect(counted).toEqual([['relay', 'unknown', 3]]);
});

test('a redirect is neither followed nor passed on', async () => {
  const { ask, received } = await relayTo((_, response) =>
    response.writeHead(303, { Location: 'https://evil.example/' }).end(),
  );
  const answer = await ask('/auth/v1/user');
  expect(answer.status).toBe(502);
  expect(answer.headers.get('Location')).toBeNull();
  expect(received).toHaveLength(1);
});

const json = { 'Content-Type': 'application/json' };

test.each([
  [
    'a page of a proxy',
    (response: ServerResponse) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>'),
  ],
  [
    'half an answer',
    (response: ServerResponse) => {
      response.writeHead(200, { ...json, 'Content-Length': '100' }).write('[{"a":1},');
      setImmediate(() => response.destroy());
    },
  ],
])('%s is a 502', async (_what, answer) => {
  const { ask } = await relayTo((_, response) => answer(response));
  const response = await ask('/rest/v1/profiles');
  expect(response.status).toBe(502);
  expect(response.headers.get('Content-Type')).toContain('application/json');
});

test.each([
  ['a body that is no text', '/rest/v1/profiles', new Uint8Array([0x22, 0xff, 0x22])],
  ['a body that is no JSON', '/rest/v1/profiles', '{"role":'],
  ['a body of Supabase Auth that is no JSON', '/auth/v1/token?grant_type=password', 'email=a'],
  ['a body of Supabase Auth that is no object', '/auth/v1/signup', '"text"'],
  ['an address that is no text', '/rest/v1/profiles?role=eq.%FF%FE', '{}'],
])('%s is a 400 and is not forwarded', async (_what, path, body) => {
  const { ask, received } = await relayTo(answerEmpty);
  expect((await ask(path, { method: 'POST', body })).status).toBe(400);
  expect(received).toEqual([]);
});

test('a body that is too long for every function is a 413 and is not forwarded', async () => {
  const { ask, received } = await relayTo(answerEmpty);
  const body = JSON.stringify({ content: 'a'.repeat(limits.relayBodyBytes) });
  for (const path of ['/rest/v1/rpc/send_submission', '/auth/v1/signup']) {
    expect((await ask(path, { method: 'POST', body })).status).toBe(413);
  }
  expect(received).toEqual([]);
});

const answerEmpty = (_: unknown, response: ServerResponse) =>
  void response.writeHead(200, json).end('{}');

/** What Supabase is sent, by the body of its requests. */
async function relayAndListen() {
  const bodies: string[] = [];
  const relayed = await relayTo((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      answerEmpty(request, response);
    });
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    relayed.ask(path, { method: 'POST', body: JSON.stringify(body), headers });
  return { ...relayed, bodies, post };
}

const signInPath = '/auth/v1/token?grant_type=password';

test('Supabase Auth gets the visitor’s address from Cloudflare and from no other header', async () => {
  const { post, ask, received } = await relayAndListen();
  const madeUp = {
    'X-Forwarded-For': '198.51.100.1',
    'Sb-Forwarded-For': '198.51.100.2',
    Forwarded: 'for=198.51.100.3',
    'X-Real-IP': '198.51.100.4',
  };
  await post(signInPath, {}, { ...madeUp, 'CF-Connecting-IP': '203.0.113.5' });
  expect(received[0]?.headers).toMatchObject({
    'sb-forwarded-for': '203.0.113.5',
    apikey: 'secret',
    authorization: 'Bearer our-key',
  });
  await post(signInPath, {}, madeUp);
  await post(signInPath, {}, { ...madeUp, 'CF-Connecting-IP': '203.0.113.5, 198.51.100.9' });
  await ask('/rest/v1/profiles', { headers: { ...madeUp, 'CF-Connecting-IP': '203.0.113.5' } });
  for (const { headers } of received.slice(1)) {
    expect(headers).not.toHaveProperty('sb-forwarded-for');
    expect(headers.apikey).toBe('our-key');
  }
  expect(JSON.stringify(received.map(({ headers }) => headers))).not.toContain('198.51.100');
});

test('a signed-in person keeps their own token at Supabase Auth', async () => {
  const { ask, received } = await relayAndListen();
  const headers = { Authorization: 'Bearer token', 'CF-Connecting-IP': '203.0.113.5' };
  await ask('/auth/v1/user', { method: 'PUT', body: '{"password":"new"}', headers });
  expect(received[0]?.headers.authorization).toBe('Bearer token');
});

test('the eleventh attempt of an address within a minute is refused, in words for people', async () => {
  const { post, received } = await relayAndListen();
  const calls = ['signup', 'recover', 'resend', 'otp', 'verify', 'token?grant_type=password'];
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const email = `person-${attempt}@example.com`;
    const answer = await post(`/auth/v1/${calls[attempt % calls.length]}`, { email });
    statuses.push(answer.status);
    if (attempt < 10) continue;
    expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(answer.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
    expect(await answer.json()).toMatchObject({
      code: 'over_request_rate_limit',
      message: 'Too many attempts. Try again in 2 minutes.',
      error: { code: 'rate_limited' },
    });
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect(received).toHaveLength(10);
  // Who only stays signed in is not kept from it.
  const refreshed = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'a' });
  expect(refreshed.status).toBe(200);
});

test('the twenty-first attempt on an account is refused, wherever it comes from', async () => {
  const { post, counted, bodies } = await relayAndListen();
  const spellings = ['ada@example.com', 'ADA@Example.com', ' ada@example.com '];
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const email = spellings[attempt % spellings.length];
    const from = { 'CF-Connecting-IP': `203.0.113.${attempt}` };
    statuses.push((await post(signInPath, { email, password: 'x' }, from)).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  expect(bodies).toHaveLength(20);
  expect(JSON.stringify(counted)).not.toMatch(/ada|example/i);
});

test('the relay’s own key replaces every authorization except a bearer token', async () => {
  const { ask, received } = await relayAndListen();
  for (const Authorization of ['Basic x', 'Bearer', 'x']) {
    await ask(signInPath, { method: 'POST', body: '{}', headers: { Authorization } });
  }
  await ask(signInPath, { method: 'POST', body: '{}', headers: { Authorization: 'Bearer own' } });
  const sent = received.map(({ headers }) => headers.authorization);
  const ours = 'Bearer our-key';
  expect(sent).toEqual([ours, ours, ours, 'Bearer own']);
});

test('the relay drops input that Supabase Auth would read and the rate limit would not', async () => {
  const { ask, received, bodies } = await relayAndListen();
  await ask(`${signInPath}&grant_type=refresh_token&apikey=x&email=b@example.com`, {
    method: 'POST',
    body: '{"email":"a@example.com","EMAIL":"b@example.com","phone":"+1","email":"c@example.com"}',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(bodies).toEqual(['{"email":"c@example.com"}']);
  expect(received[0]?.url).toBe(signInPath);
  expect(received[0]?.headers['content-type']).toBe('application/json');
});

test('the relay passes on only names and role from a person’s metadata', async () => {
  const { post, bodies } = await relayAndListen();
  const data = { first_name: 'Ada', last_name: null, role: 'business_owner' };
  await post('/auth/v1/signup', { data: { ...data, is_admin: true, notes: 'x'.repeat(9_000) } });
  expect(bodies).toEqual([JSON.stringify({ data })]);
  for (const wrong of [{ first_name: 'x'.repeat(101) }, { role: 'admin' }, { last_name: {} }]) {
    expect((await post('/auth/v1/signup', { data: wrong })).status).toBe(400);
  }
  expect(bodies).toHaveLength(1);
});

const timeout = new DOMException('The operation timed out', 'TimeoutError');

test.each([
  ['breaks off', 502, (request: IncomingMessage) => request.socket.resetAndDestroy()],
  ['stalls', 504, (_: IncomingMessage, limit: AbortController) => limit.abort(timeout)],
] as const)('a Supabase that %s is answered with %i', async (_what, status, answer) => {
  const limit = new AbortController();
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.signal);
  const { ask } = await relayTo((request) => answer(request, limit));
  const response = await ask('/rest/v1/profiles', { method: 'POST', body: '{}' });
  expect(response.status).toBe(status);
  expect(spy).toHaveBeenCalledWith(backendCalls.timeoutMs);
});

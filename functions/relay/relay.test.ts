import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Env } from '#app/config/env.ts';
import { backendCalls } from '#app/config/limits.ts';
import type { AppEnv } from '../env.ts';
import { answerError } from '../middleware/error-response.ts';
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
  const env = { supabase: { url, publishableKey: 'our-key', secretKey: 'secret' } } as Env;
  const app = new Hono<AppEnv>().all('/api/relay/*', relay).onError(answerError);
  const ask = async (path: string, init: RequestInit = {}) =>
    app.request(
      `/api/relay${path}`,
      { ...init, headers: { apikey: 'our-key', ...(init.headers as object) } },
      env,
    );
  return { ask, received };
}

test('what the caller asks and what Supabase answers come through', async () => {
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

test('a redirect is neither followed nor passed on', async () => {
  const { ask, received } = await relayTo((_, response) =>
    response.writeHead(303, { Location: 'https://evil.example/' }).end(),
  );
  const answer = await ask('/auth/v1/verify?token=a');
  expect(answer.status).toBe(502);
  expect(answer.headers.get('Location')).toBeNull();
  expect(received).toHaveLength(1);
});

test.each([
  ['breaks off', 502, (request: IncomingMessage) => request.socket.resetAndDestroy()],
  ['stalls', 504, () => undefined],
] as const)('a Supabase that %s is answered with %i', async (_what, status, answer) => {
  const soon = AbortSignal.timeout(100);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon);
  const { ask } = await relayTo(answer);
  const response = await ask('/rest/v1/profiles', { method: 'POST', body: '{}' });
  expect(response.status).toBe(status);
  expect(spy).toHaveBeenCalledWith(backendCalls.timeoutMs);
});

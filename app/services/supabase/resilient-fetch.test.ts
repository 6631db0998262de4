import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createResilientFetch } from './resilient-fetch.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const ok: Answer = (_, response) => response.end('ok');
const status =
  (code: number): Answer =>
  (_, response) =>
    response.writeHead(code).end();
const reset: Answer = (request) => request.socket.resetAndDestroy();

/** Of the calls under way: they end when a test says so, and not by the real time. */
let limits: AbortController[] = [];
let limitsMs: number[] = [];
const stall: Answer = () => {
  for (const limit of limits) limit.abort(new DOMException('timeout', 'TimeoutError'));
};

beforeEach(() => {
  limits = [];
  limitsMs = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limitsMs.push(ms);
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A server that gives these answers in turn, the last one again and again. */
async function serve(...answers: Answer[]) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    const answer = answers[Math.min(received.length, answers.length) - 1] ?? ok;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

function createPatientFetch(options: Parameters<typeof createResilientFetch>[0] = {}) {
  const waits: number[] = [];
  const resilientFetch = createResilientFetch({
    random: () => 0.5,
    sleep: async (ms) => void waits.push(ms),
    ...options,
  });
  return { resilientFetch, waits };
}

test.each([
  ['answers 503', status(503)],
  ['answers 502', status(502)],
  ['answers 504', status(504)],
  ['resets the connection', reset],
  ['stalls', stall],
])('a read survives a server that %s twice and recovers', async (_what, failure) => {
  const { url, received } = await serve(failure, failure, ok);
  const { resilientFetch, waits } = createPatientFetch();
  expect(await (await resilientFetch(url)).text()).toBe('ok');
  expect(received).toHaveLength(3);
  expect(waits).toEqual([300, 550]);
});

test.each([
  [0, [250, 500]],
  [1, [350, 600]],
])(
  'three attempts of ten seconds each, with the longest jitter times %d',
  async (jitter, pauses) => {
    const { url, received } = await serve(status(503));
    const waits: number[] = [];
    const sleep = async (ms: number) => void waits.push(ms);
    await createResilientFetch({ random: () => jitter, sleep })(url);
    expect(received).toHaveLength(3);
    expect(waits).toEqual(pauses);
    expect(limitsMs).toEqual([10_000, 10_000, 10_000]);
  },
);

test('the third failure is the answer', async () => {
  const { url, received } = await serve(status(503));
  const { resilientFetch } = createPatientFetch();
  expect((await resilientFetch(url)).status).toBe(503);
  expect(received).toHaveLength(3);
});

test.each([400, 401, 404, 409, 429, 500])('a response of %i is not retried', async (code) => {
  const { url, received } = await serve(status(code));
  const { resilientFetch } = createPatientFetch();
  expect((await resilientFetch(url)).status).toBe(code);
  expect(received).toHaveLength(1);
});

test.each([
  ['resets the connection', reset],
  ['stalls', stall],
])('a write is not sent twice to a server that %s', async (_what, failure) => {
  const { url, received } = await serve(failure, ok);
  const { resilientFetch } = createPatientFetch();
  await expect(resilientFetch(url, { method: 'POST', body: '{}' })).rejects.toThrow(
    /failed|timeout/,
  );
  expect(received).toHaveLength(1);
});

test.each([502, 504])('a write is not sent twice after a gateway’s %i', async (code) => {
  const { url, received } = await serve(status(code), ok);
  const { resilientFetch } = createPatientFetch();
  expect((await resilientFetch(url, { method: 'POST', body: '{}' })).status).toBe(code);
  expect(received).toHaveLength(1);
});

test('a write is repeated, body and all, after a 503, and so is an upsert that was reset', async () => {
  const bodies: string[] = [];
  const read: Answer = (request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
    request.on('end', () => response.writeHead(bodies.length === 1 ? 503 : 201).end());
  };
  const first = await serve(read);
  const { resilientFetch } = createPatientFetch();
  expect((await resilientFetch(first.url, { method: 'POST', body: 'once' })).status).toBe(201);
  expect(bodies).toEqual(['once', 'once']);

  const second = await serve(reset, ok);
  const headers = { Prefer: 'resolution=ignore-duplicates' };
  const upsert = await resilientFetch(second.url, { method: 'POST', body: '[]', headers });
  expect(upsert.status).toBe(200);
});

test('the caller’s own abort ends it at once', async () => {
  const caller = new AbortController();
  const { url, received } = await serve(() => caller.abort(new Error('left')));
  const { resilientFetch } = createPatientFetch();
  await expect(resilientFetch(url, caller)).rejects.toThrow('left');
  expect(received).toHaveLength(1);
});

/** A backend behind these answers, and a relay that always works. */
async function serveBoth(...answers: Answer[]) {
  const backend = await serve(...answers);
  const relayed = await serve((_, response) => response.end('by the relay'));
  const relay = { backendUrl: backend.url, relayUrl: `${relayed.url}/api/relay` };
  return { backend, relayed, ...createPatientFetch({ relay }) };
}

test.each([
  ['resets every connection', reset],
  ['never answers', stall],
])('reads of a host that %s go by the relay, the later ones at once', async (_what, failure) => {
  const { backend, relayed, resilientFetch } = await serveBoth(failure);
  const first = await resilientFetch(`${backend.url}/rest/v1/profiles?select=role`);
  expect(await first.text()).toBe('by the relay');
  expect(relayed.received).toEqual(['GET /api/relay/rest/v1/profiles?select=role']);
  const asked = backend.received.length;
  await resilientFetch(`${backend.url}/rest/v1/profiles`, { method: 'POST', body: '{}' });
  expect(relayed.received).toHaveLength(2);
  expect(backend.received).toHaveLength(asked);
});

test('a write cut off by a reachable host is not repeated anywhere', async () => {
  const { backend, relayed, resilientFetch } = await serveBoth(reset, ok);
  const write = resilientFetch(`${backend.url}/rest/v1/a`, { method: 'POST', body: '{}' });
  await expect(write).rejects.toThrow(/fetch failed|timeout/);
  expect(backend.received).toEqual(['POST /rest/v1/a', 'GET /auth/v1/health']);
  expect(relayed.received).toEqual([]);
});

test('a first write to a host that cannot be reached goes by the relay, with its body', async () => {
  const bodies: string[] = [];
  const relayed = await serve((request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
    request.on('end', () => response.writeHead(201).end());
  });
  const { resilientFetch } = createPatientFetch({
    relay: { backendUrl: 'http://127.0.0.1:1', relayUrl: relayed.url },
  });
  const write = await resilientFetch('http://127.0.0.1:1/auth/v1/token', {
    method: 'POST',
    body: 'once',
  });
  expect(write.status).toBe(201);
  expect(bodies).toEqual(['once']);
});

test.each([
  ['a host that had answered before', [ok, reset] as Answer[], true],
  ['a host that stalls', [stall] as Answer[], false],
])(
  'a write to %s may have arrived: only what follows is relayed',
  async (_what, all, readsFirst) => {
    const { backend, relayed, resilientFetch } = await serveBoth(...all);
    if (readsFirst) await resilientFetch(`${backend.url}/rest/v1/a`);
    const write = resilientFetch(`${backend.url}/rest/v1/a`, { method: 'POST', body: '{}' });
    await expect(write).rejects.toThrow(/fetch failed|timeout/);
    expect(relayed.received).toEqual(['GET /api/relay/auth/v1/health']);
    await resilientFetch(`${backend.url}/rest/v1/a`);
    expect(relayed.received).toEqual(['GET /api/relay/auth/v1/health', 'GET /api/relay/rest/v1/a']);
  },
);

test('without a network the error is the first one, and the next call tries the host again', async () => {
  const backend = await serve(reset, reset, reset, reset, ok);
  const relay = { backendUrl: backend.url, relayUrl: 'http://127.0.0.1:1' };
  const { resilientFetch } = createPatientFetch({ relay });
  await expect(resilientFetch(`${backend.url}/rest/v1/a`)).rejects.toThrow(/fetch failed|timeout/);
  expect(await (await resilientFetch(`${backend.url}/rest/v1/a`)).text()).toBe('ok');
});

test('a relay that cannot reach the backend either is not stayed with', async () => {
  const backend = await serve(reset, reset, reset, reset, ok);
  const relayed = await serve(status(502));
  const relay = { backendUrl: backend.url, relayUrl: relayed.url };
  const { resilientFetch } = createPatientFetch({ relay });
  expect((await resilientFetch(`${backend.url}/rest/v1/a`)).status).toBe(502);
  expect(await (await resilientFetch(`${backend.url}/rest/v1/a`)).text()).toBe('ok');
});

test('other hosts are never relayed', async () => {
  const { relayed, resilientFetch } = await serveBoth(ok);
  await expect(resilientFetch('http://127.0.0.1:1/rest/v1/a')).rejects.toThrow(
    /fetch failed|timeout/,
  );
  expect(relayed.received).toEqual([]);
});

import { expect, test } from 'vitest';
import { rateLimits } from '#app/config/limits.ts';
import { fileBackend } from '../support/file-backend.ts';
import { connectAssistant } from '../support/mcp-client.ts';
import { createPerson } from '../support/people.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { startUnreliableSupabase } from '../support/unreliable-supabase.ts';
import { fetchWorker, setClock, stopClock } from './worker.ts';

const slug = 'sunnyside-drain-and-sewer-decatur-ga';
const nobodys = `ms_${'x'.repeat(32)}`;
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

/** Somebody's key, and how to revoke it. */
async function createKey() {
  const { client } = await createPerson('community_user');
  const { data } = await client.rpc('create_api_key', { name: 'Test' });
  const { key } = data as { key: string };
  const { data: row } = await client.from('api_keys').select('id').single();
  const revoke = () => client.rpc('revoke_api_key', { key_id: row?.id ?? '' });
  return { key, revoke, client };
}

const atOnce = 10;

/** How many of so many requests are answered, some at a time. */
async function countAllowed(times: number, askOnce: (time: number) => Promise<Response>) {
  let allowed = 0;
  for (let begun = 0; begun < times; begun += atOnce) {
    const asked = Array.from({ length: Math.min(atOnce, times - begun) }, async (_one, index) => {
      const response = await askOnce(begun + index);
      await response.arrayBuffer();
      // Behind the limit a loaded machine may answer in another way.
      if (response.status !== 429) allowed += 1;
    });
    await Promise.all(asked);
  }
  return allowed;
}

/**
 * Whether so many allowed requests with a new key are its limit. The first ones, which are sent at once,
 * count by address if the database takes longer than `keyQuestions.timeoutMs` to find the key.
 */
function isLimit(limit: number) {
  return (allowed: number) => allowed >= limit && allowed < limit + atOnce;
}

test('the keys of one person have a limit of their own, from one address or many and for all operations together', async () => {
  await stopClock();
  const { client, key } = await createKey();
  const { data } = await client.rpc('create_api_key', { name: 'Another' });
  const keys = [key, (data as { key: string }).key];
  const one = { 'CF-Connecting-IP': '203.0.113.161' };
  const paths = ['/api/search?q=tea', '/api/suggest?q=tea', `/api/businesses/${slug}`];
  const { requests } = rateLimits.keys;
  const more = rateLimits.search.requests + 10;
  const search = () => fetchWorker('/api/search?q=tea', { headers: { ...one, ...bearer(key) } });
  expect(await countAllowed(more, search)).toBe(more);
  await fetchWorker('/api/search?q=tea', { headers: bearer(keys[1] ?? '') });
  const rest = await countAllowed(requests, (time) =>
    fetchWorker(paths[time % paths.length] ?? '', { headers: bearer(keys[time % 2] ?? '') }),
  );
  expect(rest).toSatisfy(isLimit(requests - more - 1));
  const refused = await search();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  // Without it the address has its own limit, of which almost nothing is used.
  expect((await fetchWorker('/api/search?q=tea', { headers: one })).status).toBe(200);
});

test('a response made for an API key is also served to others, within their own limit', async () => {
  await stopClock();
  const { key } = await createKey();
  const path = '/api/search?q=made-for-a-key';
  for (let time = 0; time < 12; time += 1) await fetchWorker(path, { headers: bearer(key) });
  const { requests } = rateLimits.search;
  const flood = { headers: { 'CF-Connecting-IP': '203.0.113.162' } };
  expect(await countAllowed(requests + 20, () => fetchWorker(path, flood))).toBe(requests);
});

const ofRequest = new Set(['x-request-id', 'server-timing', 'date']);
/** Nobody's program gets them: the cache in front takes them out, and keeps nothing that was asked with a token. */
const ofFront = new Set(['cache-tag', 'cloudflare-cdn-cache-control']);

test.each(['/api/search?q=coffee', '/search.csv?q=coffee', `/api/businesses/${slug}`])(
  'with a key %s answers the same bytes under the same headers',
  async (path) => {
    const { key } = await createKey();
    const [plain, keyed] = [
      await fetchWorker(path),
      await fetchWorker(path, { headers: bearer(key) }),
    ];
    expect(await keyed.text()).toBe(await plain.text());
    const list = ({ headers }: Response) =>
      [...headers].filter(([name]) => !ofRequest.has(name) && !ofFront.has(name));
    expect(list(keyed)).toEqual(list(plain));
    expect(keyed.headers.get('Cloudflare-CDN-Cache-Control')).toBe('no-store');
  },
);

test.each([
  ['/api/search?q=coffee', nobodys],
  ['/search.json?q=coffee', nobodys],
  [`/business/${slug}/vcard`, nobodys],
  ['/api/search?q=coffee', 'ms_'],
  ['/api/search?q=coffee', 'ms_%00'],
])('%s with the key %s is rejected and not cached', async (path, key) => {
  const response = await fetchWorker(path, { headers: bearer(key) });
  expect(response.status).toBe(401);
  expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  expect(text).not.toContain(key.slice(3, 20) || 'ms_');
  expect(JSON.parse(text)).toMatchObject({
    error: { code: 'unauthorized', request_id: response.headers.get('X-Request-Id') },
  });
});

test.each(['Bearer something-else', 'Basic bXM6bXM=', 'Bearer'])(
  'another credential than a key, "%s", is passed over',
  async (Authorization) => {
    const response = await fetchWorker('/api/search?q=coffee', { headers: { Authorization } });
    expect(response.status).toBe(200);
  },
);

test('a caller who guesses keys is limited, and others are not', async () => {
  await stopClock();
  const guesser = { 'CF-Connecting-IP': '203.0.113.163' };
  const { requests } = rateLimits.keyLookups;
  const statuses: number[] = [];
  for (let time = 0; time < requests + 10; time += 1) {
    const key = `ms_${String(time).padStart(32, 'g')}`;
    const response = await fetchWorker('/api/suggest?q=a', {
      headers: { ...guesser, ...bearer(key) },
    });
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(requests);
  expect(statuses.at(-1)).toBe(429);
  expect((await fetchWorker('/api/suggest?q=a', { headers: bearer(nobodys) })).status).toBe(401);
  expect((await fetchWorker('/api/suggest?q=a', { headers: guesser })).status).toBe(200);
});

test('a key that is revoked is refused within a minute', async () => {
  const { key, revoke } = await createKey();
  const worker = await serveTestWorker();
  try {
    const search = async (aheadMs: number) => {
      await setClock(worker.url, aheadMs);
      return fetch(`${worker.url}/api/search?q=tea`, { headers: bearer(key) });
    };
    expect((await search(0)).status).toBe(200);
    await revoke();
    // What the isolate keeps is still true for it.
    expect((await search(30_000)).status).toBe(200);
    expect((await search(60_000)).status).toBe(401);
  } finally {
    await worker.stop();
  }
});

test('pages of other sites are not allowed to send a key', async () => {
  const preflight = await fetchWorker('/api/search', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://other.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBeNull();
});

test('an assistant with a key asks more than the open limits, one without does not', async () => {
  await stopClock();
  const { key } = await createKey();
  const { requests } = rateLimits.search;
  const searchOften = async (headers: Record<string, string>) => {
    const client = await connectAssistant({ headers });
    const answers: boolean[] = [];
    for (let time = 0; time < requests + 5; time += 1) {
      const call = { name: 'search_businesses', arguments: { q: 'tea' } };
      answers.push((await client.callTool(call)).isError !== true);
    }
    return answers.filter(Boolean).length;
  };
  expect(await searchOften(bearer(key))).toBe(requests + 5);
  expect(await searchOften({})).toBe(requests);
  const headers = { ...bearer(nobodys), 'Content-Type': 'application/json' };
  expect((await fetchWorker('/mcp', { method: 'POST', headers, body: '{}' })).status).toBe(401);
});

test('without the database, an API key gives no higher limit, and a wrong one is not looked up again', async () => {
  const { key } = await createKey();
  const supabase = await startUnreliableSupabase(fileBackend().supabase.url);
  const worker = await serveTestWorker({ variables: { SUPABASE_URL: supabase.url } });
  const search = (sent: string, address: string) =>
    fetch(`${worker.url}/api/search?q=tea`, {
      headers: { ...bearer(sent), 'CF-Connecting-IP': address },
    });
  try {
    expect((await search(nobodys, '203.0.113.164')).status).toBe(401);
    const before = supabase.countRequests();
    expect((await search(nobodys, '203.0.113.165')).status).toBe(401);
    expect(supabase.countRequests()).toBe(before);
    supabase.setMood('broken', '/rpc/use_api_key');
    await setClock(worker.url, 'stopped');
    const { requests } = rateLimits.search;
    const allowed = await countAllowed(requests + 10, () => search(key, '203.0.113.166'));
    expect(allowed).toBe(requests);
    supabase.setMood('well');
    await setClock(worker.url, 0);
    const retry = { interval: 500 };
    await expect.poll(async () => (await search(key, '203.0.113.166')).status, retry).toBe(200);
  } finally {
    await worker.stop();
    await supabase.stop();
  }
});

import { expect, onTestFinished, test } from 'vitest';
import { asService, signInAs } from '../support/clients.ts';
import { fetchWorker, stopClock } from './worker.ts';

type Sent = Record<string, unknown>;

/** Sends a beacon of LCPs that are told from all others by their value. */
function send(metrics: Sent[], headers: Record<string, string> = {}): Promise<Response> {
  return fetchWorker('/api/metrics', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(metrics.map((metric) => ({ metric: 'LCP', path: '/', ...metric }))),
  });
}

/** A value that nobody else sends. */
function uniqueValue(): number {
  const value = 1000 + Math.random();
  onTestFinished(async () => {
    await asService().from('perf_metrics').delete().eq('value', value);
  });
  return value;
}

async function findRows(value: number) {
  const columns = 'metric, path, details, device, country, user_id';
  return (await asService().from('perf_metrics').select(columns).eq('value', value)).data ?? [];
}

function rowsOf(value: number) {
  return expect.poll(() => findRows(value), { interval: 250 });
}

test('a beacon is accepted at once and written by the queue, by route and without what was typed', async () => {
  const value = uniqueValue();
  const details = { navigation_type: 'navigate', connection: '4g', device: 'phone' };
  const response = await send([{ value, path: '/business/joes?q=private#token', details }], {
    'CF-IPCountry': 'CA',
  });
  expect(response.status).toBe(202);
  expect(await response.text()).toBe('');
  await rowsOf(value).toEqual([
    {
      metric: 'LCP',
      path: '/business/:id',
      details,
      device: 'phone',
      country: 'CA',
      user_id: null,
    },
  ]);
});

test('a measurement sent twice is stored once', async () => {
  const [value, marker] = [uniqueValue(), uniqueValue()];
  const id = crypto.randomUUID();
  expect((await send([{ id, value }])).status).toBe(202);
  expect((await send([{ id, value }, { value: marker }])).status).toBe(202);
  await rowsOf(marker).toHaveLength(1);
  await rowsOf(value).toHaveLength(1);
});

test('a robot is thanked and not counted', async () => {
  const [value, marker] = [uniqueValue(), uniqueValue()];
  const robot = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  expect((await send([{ value }], robot)).status).toBe(202);
  await send([{ value: marker }]);
  await rowsOf(marker).toHaveLength(1);
  await rowsOf(value).toEqual([]);
});

test('a measurement is attributed by a valid token, not by its body', async () => {
  const { client, userId } = await signInAs('visitor');
  const token = (await client.auth.getSession()).data.session?.access_token;
  async function findSender(sent: string | undefined) {
    const value = uniqueValue();
    await send([{ value }], { Authorization: `Bearer ${sent}` });
    await rowsOf(value).toHaveLength(1);
    return (await findRows(value))[0]?.user_id;
  }
  // The first token waits for Supabase's keys, and a beacon not for long.
  await expect.poll(() => findSender(token)).toBe(userId);
  expect(await findSender(`${token?.slice(0, -6)}abcdef`)).toBeNull();
  const claimed = await send([{ value: uniqueValue(), user_id: userId }]);
  expect(claimed.status).toBe(400);
});

test.each([
  ['LCP', 60_001],
  ['CLS', 21],
  ['TTFB', 3_600_000],
])('%s of %d is no page’s', async (metric, value) => {
  const response = await send([{ metric, value }]);
  expect(response.status).toBe(400);
  expect(await response.json()).toHaveProperty(['error', 'fields', '0.value']);
});

test('an address that reports too often is refused', async () => {
  await stopClock();
  const headers = { 'CF-Connecting-IP': '203.0.113.90' };
  const value = uniqueValue();
  const statuses: number[] = [];
  for (let request = 0; request < 125; request += 1) {
    statuses.push((await send([{ value }], headers)).status);
  }
  expect(statuses.slice(0, 120).every((status) => status === 202)).toBe(true);
  expect(statuses.slice(120)).toEqual([429, 429, 429, 429, 429]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitKind } from '#app/config/visits.ts';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import { asService, signInAs } from '../support/clients.ts';
import { fileBackend } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { type StoppedQueues, allowStoppingQueues, stopQueues } from '../support/stopped-queues.ts';
import {
  type UnreliableSupabase,
  startUnreliableSupabase,
} from '../support/unreliable-supabase.ts';
import { stopClock } from './worker.ts';

/** Seconds for which a queue gathers a batch, and after which a failed one comes back. */
const [batchSeconds, retrySeconds] = [5, 20];

let supabase: UnreliableSupabase;
let worker: RunningWorker;
let queues: StoppedQueues;

beforeAll(async () => {
  supabase = await startUnreliableSupabase(fileBackend().supabase.url);
  allowStoppingQueues();
  worker = await serveTestWorker({ variables: { SUPABASE_URL: supabase.url } });
  queues = await stopQueues(worker.miniflare, ['mainstreet-metrics']);
});

afterAll(async () => {
  await worker?.stop();
  await supabase?.stop();
});

type VisitInput = { business_id: string; time_zone?: string; kind?: VisitKind; words?: string };

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0';
let visitors = 0;

/** Tells what somebody did, each time from another address unless a header says from which. */
async function tell(
  visits: VisitInput | VisitInput[],
  headers: Record<string, string> = {},
): Promise<Response> {
  visitors += 1;
  const told = [visits].flat().map((visit) => {
    return { time_zone: 'America/Chicago', kind: 'view', ...visit };
  });
  const request = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': `10.1.0.${visitors}`,
      'User-Agent': firefox,
      ...headers,
    },
    body: JSON.stringify(told),
  };
  return fetch(`${worker.url}/api/visits`, request);
}

async function createListing(values: Parameters<typeof createListings>[0] = {}): Promise<string> {
  const [listing] = await createListings(values);
  return listing?.id ?? '';
}

/** The sums of a listing once all that was told before has been added up. */
async function sumsOf(id: string): Promise<Partial<Record<VisitKind, number>>> {
  await queues.pass(batchSeconds);
  const rows = asService().from('business_statistics').select('kind, count').eq('business_id', id);
  return Object.fromEntries(((await rows).data ?? []).map(({ kind, count }) => [kind, count]));
}

async function wordsOf(id: string) {
  await queues.pass(batchSeconds);
  const rows = asService().from('business_search_words').select('words, people');
  return (await rows.eq('business_id', id)).data;
}

test('visits are counted by kind and by day in the listing’s time zone', async () => {
  const id = await createListing({ time_zone: 'Pacific/Honolulu' });
  const visit = { business_id: id, time_zone: 'Pacific/Honolulu' };
  const response = await tell([visit, { ...visit, kind: 'call' }]);
  expect(response.status).toBe(202);
  expect(await response.text()).toBe('');
  expect((await tell(visit)).status).toBe(202);
  expect(await sumsOf(id)).toEqual({ view: 2, call: 1 });
  const days = await asService().from('business_statistics').select('day').eq('business_id', id);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Honolulu' });
  expect(new Set(days.data?.map(({ day }) => day))).toEqual(new Set([today.format(new Date())]));
});

test('repeated visits on one day count once, in one beacon or in many', async () => {
  const id = await createListing();
  const from = { 'CF-Connecting-IP': '198.51.100.7' };
  for (let time = 0; time < 3; time += 1) {
    await tell([{ business_id: id }, { business_id: id.toUpperCase() }], from);
  }
  expect(await sumsOf(id)).toEqual({ view: 1 });
});

test('a phone and a computer at one address are two visitors, but no address makes many', async () => {
  const id = await createListing();
  const from = { 'CF-Connecting-IP': '2001:db8:1:2::5' };
  await tell({ business_id: id }, from);
  await tell({ business_id: id }, { ...from, 'User-Agent': safari });
  for (let version = 0; version < 20; version += 1) {
    const address = `2001:db8:1:2::${version}`;
    const agent = `Made up ${version}`;
    await tell({ business_id: id }, { 'CF-Connecting-IP': address, 'User-Agent': agent });
  }
  expect(await sumsOf(id)).toEqual({ view: 3 });
});

test.each([
  ['a robot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a page fetched on suspicion', { 'Sec-Purpose': 'prefetch;prerender' }],
  ['somebody with Global Privacy Control', { 'Sec-GPC': '1' }],
  ['somebody with Do Not Track', { DNT: '1' }],
])('%s is thanked and not counted', async (_who, headers) => {
  const id = await createListing();
  expect((await tell({ business_id: id }, headers)).status).toBe(202);
  expect(await sumsOf(id)).toEqual({});
});

test('a manager’s visits to their listing do not count, and those of other signed-in people do', async () => {
  const owner = await createPerson('business_owner');
  const [own, others] = [await createListing({ owner_id: owner.userId }), await createListing()];
  const told = [{ business_id: own }, { business_id: others }];
  const bearer = async ({ client }: Pick<typeof owner, 'client'>) => {
    const token = (await client.auth.getSession()).data.session?.access_token;
    return { Authorization: `Bearer ${token}` };
  };
  await tell(told, await bearer(owner));
  await tell(told, await bearer(await signInAs('admin')));
  expect([await sumsOf(own), await sumsOf(others)]).toEqual([{}, { view: 1 }]);
  await tell(told, await bearer(await signInAs('visitor')));
  expect([await sumsOf(own), await sumsOf(others)]).toEqual([{ view: 1 }, { view: 2 }]);
  await tell(told, { Authorization: 'Bearer not-a-token' });
  expect([await sumsOf(own), await sumsOf(others)]).toEqual([{ view: 1 }, { view: 2 }]);
});

test('search terms are stored once three visitors have used them, in any spelling', async () => {
  const id = await createListing();
  const search = (words: string) => ({ business_id: id, kind: 'search', words }) as const;
  const one = { 'CF-Connecting-IP': '198.51.100.20' };
  await tell(search('Lactose  Free pizza'), one);
  await tell(search('lactose free pizza'), { ...one, 'User-Agent': safari });
  await tell(search(' lactose free PIZZA '));
  expect(await wordsOf(id)).toEqual([]);
  await tell(search('lactose free pizza'));
  await tell(search('rash on my left arm'));
  expect(await wordsOf(id)).toEqual([{ words: 'lactose free pizza', people: 3 }]);
  await tell(search('lactose free pizza'));
  expect(await wordsOf(id)).toEqual([{ words: 'lactose free pizza', people: 4 }]);
  expect(await sumsOf(id)).toEqual({ search: 6 });
});

test('visits to missing or hidden listings are not stored', async () => {
  const [draft, published] = await createListings({ status: 'draft' }, {});
  const count = async () => {
    await queues.pass(batchSeconds);
    const table = asService().from('business_statistics');
    return (await table.select('*', { count: 'exact', head: true })).count;
  };
  const before = await count();
  const made = Array.from({ length: 18 }, () => ({ business_id: crypto.randomUUID() }));
  await tell([...made, { business_id: draft?.id ?? '' }]);
  await tell({ business_id: published?.id ?? '', time_zone: 'America/New_York' });
  expect(await count()).toBe(before);
});

test('visits stored despite a reported failure are not counted again', async () => {
  const id = await createListing();
  supabase.setMood('forgetful');
  await tell({ business_id: id });
  expect(await sumsOf(id)).toEqual({ view: 1 });
  await queues.pass(retrySeconds);
  supabase.setMood('broken');
  await tell({ business_id: id });
  const asked = supabase.countRequests();
  await queues.pass(retrySeconds * 2);
  await queues.pass(batchSeconds);
  expect(supabase.countRequests()).toBeGreaterThan(asked);
  supabase.setMood('well');
  await queues.pass(3_600);
  expect(await sumsOf(id)).toEqual({ view: 2 });
});

test.each<[string, object[]]>([
  ['nothing', []],
  ['more than twenty', Array.from({ length: 21 }, () => ({}))],
  ['no id of a listing', [{ business_id: 'joes-bakery' }]],
  ['another kind', [{ kind: 'visit' }]],
  ['a time zone that there is not', [{ time_zone: 'America/Nowhere' }]],
  ['an offset', [{ time_zone: '+05:00' }]],
  ['a whole sentence', [{ words: 'x'.repeat(61) }]],
  ['control characters', [{ words: 'pizza\u0000' }]],
  ['half a surrogate pair', [{ words: 'pizza \ud83c' }]],
  ['whose visit it was', [{ user_id: crypto.randomUUID() }]],
])('%s is refused', async (_what, visits) => {
  const told = visits.map((visit) => ({ business_id: crypto.randomUUID(), ...visit }));
  expect((await tell(told)).status).toBe(400);
});

test('Redis stores no names of visitors, and its entries expire with the day', async () => {
  const id = await createListing();
  const address = '198.51.100.77';
  const visit = { business_id: id, kind: 'search', words: 'a secret wish' } as const;
  await tell(visit, { 'CF-Connecting-IP': address });
  const redis = async (...command: string[]) => {
    const { url, token } = fileBackend().upstash;
    const headers = { Authorization: `Bearer ${token}` };
    const body = JSON.stringify(command);
    const response = await fetch(url, { method: 'POST', headers, body });
    return (await response.json<{ result: unknown }>()).result;
  };
  const keys = (await redis('KEYS', 'visits:*')) as string[];
  expect(keys.length).toBeGreaterThan(2);
  for (const key of keys) {
    const left = await redis('TTL', key);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(86_400);
  }
  const groups = keys.filter((key) => key.startsWith('visits:group:'));
  const members = await Promise.all(groups.map((key) => redis('SMEMBERS', key)));
  const kept = JSON.stringify([keys, members]);
  for (const known of [address, id, 'secret', 'Firefox', 'search'])
    expect(kept).not.toContain(known);
});

test('an address that sends too much is refused', async () => {
  await stopClock(worker.url);
  const headers = { 'CF-Connecting-IP': '203.0.113.91' };
  const id = await createListing();
  const statuses: number[] = [];
  // Redis may be slow, and the isolate then counts less.
  while (statuses.length < 300 && statuses.at(-1) !== 429) {
    statuses.push((await tell({ business_id: id }, headers)).status);
  }
  expect(statuses.slice(0, -1)).toEqual(Array.from({ length: statuses.length - 1 }, () => 202));
  expect(statuses.length).toBeGreaterThan(60);
  expect(statuses.at(-1)).toBe(429);
});

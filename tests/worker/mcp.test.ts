import { expect, test } from 'vitest';
import { rateLimits } from '#app/config/limits.ts';
import { site } from '#app/config/site.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { connectAssistant } from '../support/mcp-client.ts';
import { fetchWorker, stopClock } from './worker.ts';

const slug = 'sunnyside-drain-and-sewer-decatur-ga';

type Result = {
  content?: unknown;
  structuredContent?: unknown;
  isError?: boolean | undefined;
};

function textOf({ content }: Result): string {
  const [first] = content as { type: string; text: string }[];
  return first?.text ?? '';
}

test.each(['legacy', 'auto'] as const)(
  'an assistant finds five tools that only read, each described, by the %s handshake',
  async (mode) => {
    const client = await connectAssistant({ mode });
    expect(client.getServerVersion()?.name).toBe(site.name.toLowerCase());
    expect(client.getInstructions()).toContain('url');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'find_changes',
      'find_places',
      'get_business',
      'is_open_at',
      'search_businesses',
    ]);
    for (const { annotations, inputSchema, outputSchema, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(outputSchema?.type).toBe('object');
      expect(description).not.toBe('');
      for (const parameter of Object.values(inputSchema.properties ?? {})) {
        expect((parameter as { description: string }).description).not.toBe('');
      }
    }
  },
);

test.each(['legacy', 'auto'] as const)(
  'an assistant goes from a place to a search, a listing and its hours (%s)',
  async (mode) => {
    const client = await connectAssistant({ mode });
    const call = (name: string, args: object) => client.callTool({ name, arguments: { ...args } });
    const places = await call('find_places', { q: 'austin' });
    expect(places.structuredContent).toMatchObject({
      places: expect.arrayContaining([{ kind: 'metro', name: 'Austin, TX' }]),
    });
    const found = await call('search_businesses', {
      q: 'pizza',
      near: 'Austin, TX',
      radius_miles: 10,
      features: [],
    });
    const { listings } = found.structuredContent as { listings: { slug: string; url: string }[] };
    const [first] = listings;
    expect(new URL(first?.url ?? '').pathname).toBe(`/business/${first?.slug}`);
    expect(textOf(found)).toContain(`](${first?.url})`);
    const listing = await call('get_business', { slug: first?.slug });
    expect(listing.structuredContent).toMatchObject({ slug: first?.slug, status: 'published' });
    expect(listing.structuredContent).not.toHaveProperty('reviews');
    const open = await call('is_open_at', { slug: first?.slug });
    expect(open.structuredContent).toMatchObject({ slug: first?.slug, url: first?.url });
    expect(textOf(open)).toContain(first?.url);
  },
);

test('an assistant learns which parts of a search were ignored', async () => {
  await createListings({ name: 'Quixotry Salon' });
  const client = await connectAssistant();
  const look = (q: string) => client.callTool({ name: 'search_businesses', arguments: { q } });
  const found = await look('quixotry salon zzyzx');
  expect(found.structuredContent).toMatchObject({ left_out: ['zzyzx'], missing_time: false });
  expect(textOf(found)).toMatch(/^No results for “[^”]*zzyzx[^”]*”[^]*Quixotry Salon/);
  const closed = await look('quixotry salon sunday');
  expect(closed.structuredContent).toMatchObject({ missing_time: true });
  expect(textOf(closed)).toMatch(/^None of these listings is open at that time[^]*Quixotry Salon/);
});

test.each([
  ['search_businesses', { q: 'pizza', near: 'Austin', radius_miles: 5000 }, 'radius_miles: Please'],
  ['search_businesses', { q: 'pizza', colour: 'red' }, 'colour: Unknown parameter'],
  ['search_businesses', { category: 'no-such-thing' }, 'We have no category called'],
  ['search_businesses', { q: { $ne: null } }, 'q: '],
  ['search_businesses', { q: 'x'.repeat(500) }, 'at most 200 characters'],
  ['is_open_at', { slug, at: 'noon' }, 'at: Please use a time as'],
  ['is_open_at', { slug, at: '2050-01-01T10:00' }, 'between yesterday and one year from now'],
  ['get_business', {}, 'Please send the slug'],
  ['get_business', { slug: 'nothing-of-that-name' }, 'No public listing has this slug'],
  ['get_business', { slug: "' or 1=1; --" }, 'No public listing has this slug'],
  ['get_business', { slug: '../../api/config' }, 'No public listing has this slug'],
])('the tool %s explains in plain words why it cannot use %j', async (name, args, words) => {
  const client = await connectAssistant();
  const result = await client.callTool({ name, arguments: args });
  expect(result.isError).toBe(true);
  expect(textOf(result)).toContain(words);
  expect(textOf(result)).not.toMatch(/zod|sql|postgres|stack|schema/i);
});

test('an assistant follows what opens in a city, by the name of the city or its slug', async () => {
  const { data } = await asService().from('metros').select('id').eq('slug', 'boise-id').single();
  const [opened] = await createListings({ metro_id: data?.id ?? null, name: 'Quixotry Opens' });
  const client = await connectAssistant();
  const look = (args: object) => client.callTool({ name: 'find_changes', arguments: { ...args } });
  for (const metro of ['Boise, ID', 'boise-id']) {
    const found = await look({ metro });
    expect(found.structuredContent).toMatchObject({
      metro: { slug: 'boise-id', name: 'Boise, ID' },
      changes: [{ kind: 'opened', slug: opened?.slug, url: expect.stringContaining('/business/') }],
    });
    expect(textOf(found)).toMatch(/^Since [\d-]+ in Boise, ID, 1 in all:\n- opened [\d-]+: \[Quix/);
  }
  const none = await look({ metro: 'boise-id', since: '2050-01-01' });
  expect(textOf(none)).toBe('Nothing opened, closed or moved in Boise, ID since 2050-01-01.');
});

test('assistants and programs learn who confirmed which facts of a result, and when', async () => {
  const [listing] = await createListings(
    { name: 'Quixotry Confirmed' },
    { name: 'Quixotry Other' },
  );
  const confirmed_at = '2026-11-20T10:00:00+00:00';
  await asService()
    .from('fact_confirmations')
    .insert({ business_id: listing?.id ?? '', fact: 'hours', source: 'owner', confirmed_at });
  const expected = [
    { name: 'Quixotry Confirmed', confirmations: { hours: { at: confirmed_at, source: 'owner' } } },
    { name: 'Quixotry Other', confirmations: {} },
  ];
  const args = { q: 'quixotry', sort: 'name', near: '67999' };
  const client = await connectAssistant();
  const found = await client.callTool({ name: 'search_businesses', arguments: args });
  expect(found.structuredContent).toMatchObject({ listings: expected });
  const response = await fetchWorker(`/api/search?${new URLSearchParams(args)}`);
  expect(await response.json()).toMatchObject({ results: expected });
});

test('a pending listing is not found, and a suspended one is reported as taken down', async () => {
  const [pending, suspended] = await createListings({ status: 'pending' }, { status: 'suspended' });
  const client = await connectAssistant();
  const askFor = (listing: { slug: string } | undefined) =>
    client.callTool({ name: 'get_business', arguments: { slug: listing?.slug } });
  expect(textOf(await askFor(pending))).toContain('No public listing has this slug');
  const gone = await askFor(suspended);
  expect(textOf(gone)).toContain('taken down');
  expect(JSON.stringify(gone)).not.toContain(suspended?.name);
});

test('markup in a listing’s name is escaped, so that it makes no link', async () => {
  const name = 'Cafe](https://evil.example) [click';
  const [listing] = await createListings({ name });
  const client = await connectAssistant();
  const result = await client.callTool({
    name: 'get_business',
    arguments: { slug: listing?.slug },
  });
  expect(textOf(result)).toContain(String.raw`[Cafe\](https://evil.example) \[click](`);
});

test('too many calls are refused with the seconds to wait, as the answer of the tool', async () => {
  await stopClock();
  const client = await connectAssistant();
  const { requests } = rateLimits.search;
  const ofMany = await Promise.all(
    Array.from({ length: Math.ceil(requests * 1.3) }, () =>
      client.callTool({ name: 'search_businesses', arguments: { q: 'limit' } }),
    ),
  );
  const errors = ofMany.filter(({ isError }) => isError).map(textOf);
  expect(errors).toContainEqual(expect.stringMatching(/Too many requests.*\nWait \d+ seconds\./));
});

const headers = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};
const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const send = (body: string, more = {}) =>
  fetchWorker('/mcp', { method: 'POST', headers: { ...headers, ...more }, body });

test('requests from other sites, batches, huge bodies, and invalid JSON are rejected', async () => {
  const body = JSON.stringify(listTools);
  expect((await send(body)).status).toBe(200);
  expect((await send(body)).headers.get('Cache-Control')).toBe('no-store');
  expect((await send(body, { Origin: 'https://other.example' })).status).toBe(403);
  expect((await send(body, { Origin: 'null' })).status).toBe(403);
  // A preflight promises nothing that the call would then refuse.
  for (const method of ['OPTIONS', 'POST']) {
    const headers = { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' };
    const answer = await fetchWorker('/mcp', { method, headers });
    expect([...answer.headers.keys()].join()).not.toContain('access-control');
  }
  expect((await send(JSON.stringify([listTools, listTools]))).status).toBe(400);
  expect((await send(`{"a":"${'x'.repeat(100_000)}"}`)).status).toBe(413);
  expect((await send('{')).status).toBe(400);
  expect((await send(body, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await fetchWorker('/mcp')).status).toBe(405);
});

test.each([
  '*/*',
  'application/json',
  'application/json, */*;q=0.8',
  'application/json, text/event-stream',
])('a program that accepts %s is answered, without the stream in JSON', async (accepted) => {
  const response = await send(JSON.stringify(listTools), { Accept: accepted });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain('search_businesses');
  if (accepted.includes('event-stream')) return;
  expect(response.headers.get('Content-Type')).toContain('application/json');
  expect(JSON.parse(text)).toMatchObject({ id: 1, result: {} });
});

test('malformed requests cause no server errors', async () => {
  const bodies = [
    'null',
    '1',
    '{}',
    '{"jsonrpc":"2.0"}',
    '{"jsonrpc":"2.0","id":1,"method":"nothing"}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call"}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__","arguments":{}}}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_business","arguments":[]}}',
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_business","arguments":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
    '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}',
  ];
  for (const body of bodies) {
    const response = await send(body);
    const text = await response.text();
    expect([body.slice(0, 80), response.status < 500]).toEqual([body.slice(0, 80), true]);
    expect(text).not.toMatch(/at .*\.m?js|node_modules|postgres/);
  }
});

test('a subscription request is rejected, since there are no streams', async () => {
  const response = await send(
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: {} }),
  );
  expect(await response.text()).toContain('error');
});

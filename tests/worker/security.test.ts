import { beforeAll, expect, test } from 'vitest';
import { allowedMethods } from '../../functions/endpoint.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { endpointAddress } from '../support/endpoint-address.ts';
import { fileBackend } from '../support/file-backend.ts';
import { loweredLimit, lowerLimits } from '../support/lower-limits.ts';
import { fetchWorker, stopClock } from './worker.ts';

/** Every endpoint with an address to try: what each must refuse is the same for all. */
const cases = endpoints.map((endpoint) => ({
  ...endpoint,
  address: endpointAddress(endpoint),
  allow: allowedMethods(endpoint),
}));

const otherMethods = cases.flatMap((endpoint) =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
    .filter((method) => !endpoint.allow.includes(method))
    .map((method) => ({ ...endpoint, method })),
);

beforeAll(lowerLimits);

test.each(otherMethods)(
  '$method $address is rejected with the allowed methods',
  async ({ address, allow, method }) => {
    const response = await fetchWorker(address, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allow);
    await expectErrorShape(response, 'method_not_allowed');
  },
);

test.each(cases)(
  'OPTIONS of $address lists the allowed methods',
  async ({ address, allow, callers }) => {
    const response = await fetchWorker(address, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('Allow')]).toEqual([204, allow]);
    const forOthers = callers === 'any-site' ? '*' : null;
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(forOthers);
  },
);

test.each(cases.filter(({ callers }) => callers === 'any-site'))(
  'a preflight for $address lists the methods open to other sites',
  async ({ address, allow }) => {
    const preflight = await fetchWorker(address, {
      method: 'OPTIONS',
      headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Allow')).toBe(allow);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe(allow);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
  },
);

test.each(cases.filter(({ callers, path }) => callers === 'any-site' && path.includes(':')))(
  '$address is something that the seed has',
  async ({ address }) => {
    expect((await fetchWorker(address)).status).toBe(200);
  },
);

test.each(cases)(
  '$address sends strict headers, and allows other sites only if the table does',
  async ({ address, methods, callers }) => {
    const origin = { Origin: 'https://other.example' };
    const response = await fetchWorker(address, { method: methods[0], headers: origin });
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Cache-Control')).toBeTruthy();
    expect(response.headers.get('X-Request-Id')).toBeTruthy();
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const isOpen = callers === 'any-site';
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(isOpen ? '*' : null);
  },
);

const strangers = {
  'metrics-token': { status: 401, code: 'unauthorized', headers: { Authorization: 'Bearer none' } },
  people: { status: 401, code: 'unauthorized', headers: { Authorization: 'Bearer none' } },
  admins: { status: 401, code: 'unauthorized', headers: { Authorization: 'Bearer none' } },
  'our-pages': {
    status: 403,
    code: 'forbidden',
    headers: { Apikey: fileBackend().supabase.publishableKey, 'Sec-Fetch-Site': 'cross-site' },
  },
};

test.each(cases.filter(({ callers }) => callers in strangers))(
  '$address rejects everyone but $callers',
  async ({ address, callers, methods }) => {
    const { status, code, headers } = strangers[callers as keyof typeof strangers];
    const response = await fetchWorker(address, { method: methods[0], headers });
    expect(response.status).toBe(status);
    await expectErrorShape(response, code);
  },
);

const limited = cases.filter(({ limit }) => limit !== null);

test.each([...Map.groupBy(limited, ({ limit }) => limit ?? 'pages')])(
  'endpoints that share the limit %s use it up together, then answer 429',
  async (limit, alike) => {
    await stopClock();
    const requests = loweredLimit(limit);
    const caller = { 'CF-Connecting-IP': `203.0.113.${cases.indexOf(alike[0]!)}` };
    const askAtOnce = async (some: typeof alike, count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, turn) => {
          const { address, methods } = some[turn % some.length] ?? alike[0]!;
          return fetchWorker(`${address}?none=1`, { method: methods[0], headers: caller });
        }),
      );
    for (const { status } of await askAtOnce(alike, requests)) expect(status).not.toBe(429);
    for (const endpoint of alike) {
      const more = await askAtOnce([endpoint], 10 + Math.ceil(requests * 0.2));
      const refused = more.find(({ status }) => status === 429);
      expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
      await expectErrorShape(refused ?? Response.error(), 'rate_limited');
    }
  },
);

const badQueries = [
  'q=%00',
  'q=a%0Ab',
  `q=${'x'.repeat(201)}`,
  'q=a&q=b',
  'unknown=1',
  '__proto__=1',
  'constructor=1',
  'near=%00',
  `near=${'x'.repeat(201)}`,
  'lat=1',
  'lng=1',
  'lat=91&lng=0',
  'lat=abc&lng=0',
  'lat=NaN&lng=1',
  'lat=1e400&lng=1',
  'near=Austin&radius_miles=0',
  'radius_miles=1000',
  'radius_miles=Infinity',
  "category=' or 1=1",
  'category=UPPER',
  'metro=../..',
  `features=${'x'.repeat(201)}`,
  'open=yes',
  'day=mon',
  'time=10:00',
  'day=mon&time=25:00',
  'day=someday&time=10:00',
  'min_rating=6',
  'min_rating=-1',
  'sort=price',
  'sort=distance',
  'cursor=zzz',
  `cursor=${'a'.repeat(600)}`,
  'cursor=WyJ4IiwieSJd',
];

test.each(badQueries)('a search for "%s" is refused, field by field', async (query) => {
  const response = await fetchWorker(`/api/search?${query}`);
  expect(response.status).toBe(400);
  const error = await expectErrorShape(response, 'invalid_parameters');
  expect(
    Object.values(error.fields ?? {})
      .flat()
      .join(''),
  ).not.toBe('');
});

test.each([
  [
    'of another sort order',
    btoa(JSON.stringify(['a name', '00000000-0000-4000-8000-000000000000'])),
  ],
  [
    'with an escape of a lone surrogate',
    btoa('["\\ud800","00000000-0000-4000-8000-000000000000"]'),
  ],
])('a cursor %s is refused', async (_what, cursor) => {
  const path = `/api/search?sort=rating&cursor=${encodeURIComponent(cursor)}`;
  const response = await fetchWorker(path);
  expect(response.status).toBe(400);
  await expectErrorShape(response, 'invalid_parameters');
});

test.each(['q=%00', `q=${'x'.repeat(101)}`, 'q=a&other=1'])(
  'a suggestion for "%s" is refused',
  async (query) => {
    const response = await fetchWorker(`/api/suggest?${query}`);
    expect(response.status).toBe(400);
    await expectErrorShape(response, 'invalid_parameters');
  },
);

test.each([
  'q=%FF%FE',
  'q=%ED%A0%80',
  'q=%F0%9F%8D%95',
  "q='); drop table businesses; --",
  'q=%26%7C!%3A*()',
  'q=%E5%AF%BF%E5%8F%B8',
])('an odd but harmless search for "%s" is answered', async (query) => {
  const response = await fetchWorker(`/api/search?${query}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveProperty('results');
});

const json = { 'Content-Type': 'application/json' };
const vital = { metric: 'LCP', value: 1200, path: '/' };

test.each([
  ['no JSON', '{', 'bad_request', 400],
  ['an object', '{}', 'invalid_parameters', 400],
  ['nothing in it', '[]', 'invalid_parameters', 400],
  [
    '21 metrics',
    JSON.stringify(Array.from({ length: 21 }, () => vital)),
    'invalid_parameters',
    400,
  ],
  ['another metric', JSON.stringify([{ ...vital, metric: 'FCP' }]), 'invalid_parameters', 400],
  ['a text as value', JSON.stringify([{ ...vital, value: '1200' }]), 'invalid_parameters', 400],
  ['a negative value', JSON.stringify([{ ...vital, value: -1 }]), 'invalid_parameters', 400],
  ['an unknown field', JSON.stringify([{ ...vital, extra: 1 }]), 'invalid_parameters', 400],
  ['a NUL byte', JSON.stringify([{ ...vital, path: '/\u0000' }]), 'invalid_parameters', 400],
  ['a lone surrogate', '[{"metric":"LCP","value":1,"path":"/\\ud800"}]', 'invalid_parameters', 400],
  [
    'a path of another site',
    JSON.stringify([{ ...vital, path: 'https://evil.example' }]),
    'invalid_parameters',
    400,
  ],
  ['a megabyte', `[${' '.repeat(1_000_000)}]`, 'payload_too_large', 413],
] as const)('a beacon with %s is refused', async (_what, body, code, status) => {
  const response = await fetchWorker('/api/metrics', { method: 'POST', headers: json, body });
  expect(response.status).toBe(status);
  await expectErrorShape(response, code);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
  'a beacon sent as "%s" is refused',
  async (type) => {
    const response = await fetchWorker('/api/metrics', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: '[]',
    });
    expect(response.status).toBe(415);
    await expectErrorShape(response, 'unsupported_media_type');
  },
);

test.each(['/api', '/api/', '/api/nothing', '/api/search/more'])(
  '%s is not found, with a JSON error',
  async (path) => {
    const response = await fetchWorker(path);
    expect(response.status).toBe(404);
    await expectErrorShape(response, 'not_found');
  },
);

test.each([
  '/',
  '/business/nothing-of-that-name',
  '/nowhere',
  '/%E0%A4%A',
  '/business/%00',
  '/business/..%2f..%2f',
  `/${'x'.repeat(3000)}`,
])('the page %s answers without an error of ours, under the strict policy', async (path) => {
  const response = await fetchWorker(path);
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Cache-Control')).toBeTruthy();
});

test.each(['POST', 'PUT', 'DELETE'])('%s to a page is refused', async (method) => {
  const response = await fetchWorker('/', { method });
  expect(response.status).toBe(405);
});

test('a caller over the search limit learns when to retry, and others are unaffected', async () => {
  await stopClock();
  const headers = { 'CF-Connecting-IP': '203.0.113.77' };
  const statuses = new Set<number>();
  let last: Response | undefined;
  for (let request = 0; request < 70; request += 1) {
    last = await fetchWorker('/api/search?q=limit', { headers });
    statuses.add(last.status);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
  const other = await fetchWorker('/api/search?q=limit', {
    headers: { 'CF-Connecting-IP': '203.0.113.78' },
  });
  expect(other.status).toBe(200);
});

test('signing out clears the browser’s cache, and other sites cannot trigger it', async () => {
  const leave = (site: string) =>
    fetchWorker('/api/sign-out', { method: 'POST', headers: { 'Sec-Fetch-Site': site } });
  const left = await leave('same-origin');
  expect([left.status, left.headers.get('Clear-Site-Data')]).toEqual([204, '"cache"']);
  const asked = await leave('cross-site');
  expect([asked.status, asked.headers.get('Clear-Site-Data')]).toEqual([403, null]);
});

async function expectErrorShape(response: Response, code: string) {
  expect(response.headers.get('Content-Type')).toContain('application/json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  expect(text).not.toMatch(/postgres|supabase|stack|relation|syntax/i);
  const { error } = JSON.parse(text) as {
    error: { code: string; message: string; request_id: string; fields?: Record<string, string[]> };
  };
  expect(error).toMatchObject({
    code,
    message: expect.any(String),
    request_id: response.headers.get('X-Request-Id'),
  });
  return error;
}

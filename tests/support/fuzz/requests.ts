import fc from 'fast-check';
import type { Endpoint } from '../../../functions/endpoint.ts';
import { relayedAuth } from '../../../functions/relay/relayed-calls.ts';
import { everyAddress } from '../screens.ts';
import { escapedWord, omitUnsendable, word } from './arbitraries.ts';
import { type Body, bodiesOf, nearlyLike, arbitraryBody, toBytes } from './bodies.ts';

/** Who asks; their tokens are filled in when it is sent. */
const people = ['visitor', 'owner', 'admin', 'super', 'a liar'] as const;

export type FuzzPerson = (typeof people)[number];

type Pairs = [name: string, value: string][];

/** A request before it is sent. Path and query are as they go on the wire. */
export type FuzzedRequest = {
  method: string;
  path: string;
  query: Pairs;
  headers: Pairs;
  as: FuzzPerson | null;
  body: Body;
};

/**
 * The tables and functions that people signed in may use, as paths (`profiles`, `rpc/get_claim`), with
 * the methods of each, and a function's arguments with what each takes (`uuid`, `text`, `jsonb` …).
 */
export type DataPaths = Record<string, { methods: string[]; given: Record<string, string> }>;

/** Parameters that some endpoint or screen reads, with a value that makes sense. */
const rightParameters: Record<string, string> = {
  q: 'pizza',
  near: 'Austin%2C+TX',
  lat: '30.27',
  lng: '-97.74',
  radius_miles: '10',
  bounds: '30.1,-98,30.5,-97.5',
  category: 'pizza',
  metro: 'austin-tx',
  city: 'Austin%2C+TX',
  features: 'Kid+friendly',
  open: 'now',
  day: 'mon',
  time: '12:00',
  min_rating: '4',
  sort: 'rating',
  cursor: 'WyJhIiwiYiJd',
  days: '7',
  by: 'path',
  path: '%2F',
  device: 'phone',
  country: 'US',
  before: '5',
  since: '0',
  slug: 'sunnyside-drain-and-sewer-decatur-ga',
  letter: 'S',
  hue: '120',
  token: 'none',
  name: 'a.pdf',
  page: '2',
  tag: 'reviews',
  _routes: 'home',
};

/** Calls of the relay that end what other requests stand on: accounts, sessions and limits. */
const excludedCalls = new Set([
  'rpc/change_setting',
  'rpc/delete_own_account',
  'rpc/delete_person',
]);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];

const rightHeaders: Record<string, readonly string[]> = {
  Accept: ['application/json', 'text/html', '*/*;q=0.1', 'application/vnd.pgrst.object+json'],
  'Accept-Encoding': ['gzip', 'br;q=0', 'identity', '*'],
  'Accept-Language': ['en', 'xx-invalid-tag-that-is-long', '*'],
  'Content-Type': ['application/json', 'text/plain', 'application/x-www-form-urlencoded', '/'],
  'Content-Encoding': ['gzip', 'br', 'none'],
  Cookie: ['__proto__=1', 'a=b; a=b', '='],
  Host: ['other.example', 'localhost:1', '[::1]'],
  'If-Modified-Since': ['Sat, 01 Jan 2000 00:00:00 GMT', 'yesterday'],
  'If-None-Match': ['*', '"none"', 'W/"', '"a", "b"'],
  Origin: ['null', 'https://other.example'],
  Prefer: ['count=exact', 'return=representation', 'resolution=merge-duplicates'],
  Range: ['bytes=0-0', 'bytes=-1', '0-'],
  Referer: ['https://other.example/?a=b', 'about:blank'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site'],
  'Sec-Purpose': ['prefetch'],
  'Transfer-Encoding': ['chunked'],
  'User-Agent': ['', 'Googlebot/2.1', 'Mozilla/5.0 (iPhone)'],
  'CF-Connecting-IP': ['2001:db8::1', ':::::::::::', 'nobody', '256.1.1.1'],
  'CF-IPCountry': ['US', 'T1', 'zzzz'],
  'Sentry-Trace': ['771a43a4192642f0b136d5159a501700-b9a6ac3c8a4b4f1d-1', '-'],
  'X-Forwarded-For': ['127.0.0.1'],
  'X-HTTP-Method-Override': ['DELETE'],
};

const queries = pairs(
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...Object.keys(rightParameters)) },
    { weight: 1, arbitrary: escapedWord },
  ),
  (name) => valueOf(rightParameters[name]),
  4,
);
const headers = pairs(
  fc.constantFrom(...Object.keys(rightHeaders)),
  (name) => {
    const right = fc.constantFrom(...(rightHeaders[name] ?? ['']));
    // Cloudflare asks a Worker under no name that is none; the server for tests breaks on it.
    return name === 'Host' ? right : mostly(right, word.map(omitUnsendable));
  },
  3,
);
const asSomebody = fc.option(fc.constantFrom(...people), { nil: null });

/** Requests of all kinds: to every endpoint, to every screen, through the relay, and to nowhere. */
export function fuzzedRequests(
  endpoints: readonly Endpoint[],
  dataPaths: DataPaths,
): fc.Arbitrary<FuzzedRequest> {
  const named = endpoints.filter(({ path }) => !path.startsWith('/api/relay/'));
  return fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...named).chain(toEndpoint) },
    { weight: 4, arbitrary: fc.constantFrom(...everyAddress).chain(toScreen) },
    { weight: 4, arbitrary: throughRelay(dataPaths) },
    { weight: 1, arbitrary: toNowhere },
  );
}

function toEndpoint(endpoint: Endpoint): fc.Arbitrary<FuzzedRequest> {
  return fc.record({
    method: mostly(fc.constantFrom(...endpoint.methods), fc.constantFrom(...methods)),
    path: pathOf(endpoint.path),
    query: queries,
    headers: mostly(
      headers.map((some): Pairs => [['Content-Type', 'application/json'], ...some]),
      headers,
    ),
    as: asSomebody,
    body: endpoint.methods.includes('GET') ? rarely(arbitraryBody) : bodiesOf(endpoint.path),
  });
}

/** A screen, or the data of one, which the router asks for when somebody goes on. */
function toScreen(address: string): fc.Arbitrary<FuzzedRequest> {
  const [path = '/', search = ''] = address.split('?');
  const own = Array.from(new URLSearchParams(search), ([name, value]): [string, string] => [
    name,
    encodeURIComponent(value),
  ]);
  const data = path === '/' ? '/_.data' : `${path}.data`;
  return fc.record({
    method: mostly(fc.constantFrom('GET', 'HEAD'), fc.constantFrom(...methods)),
    path: mostly(fc.constantFrom(path, path, data), changedPath(path)),
    query: queries.map((more): Pairs => [...own, ...more]),
    headers,
    as: asSomebody,
    body: rarely(arbitraryBody),
  });
}

/** What people may ask of Supabase through the relay, with the key that our pages have. */
function throughRelay(dataPaths: DataPaths): fc.Arbitrary<FuzzedRequest> {
  const calls = Object.entries(dataPaths).filter(([name]) => !excludedCalls.has(name));
  const data = fc.constantFrom(...calls).chain(([name, { methods: allowed, given }]) => {
    const values = Object.fromEntries(
      Object.entries(given).map(([argument, type]) => [argument, exampleOf(type)]),
    );
    const isRead = name.startsWith('rpc/') && allowed.includes('GET');
    const inQuery = fc.record(
      Object.fromEntries(Object.keys(values).map((argument) => [argument, escapedWord])),
      { requiredKeys: [] },
    );
    return fc.record({
      method: mostly(fc.constantFrom(...allowed), fc.constantFrom(...methods)),
      path: fc.constant(`/api/relay/rest/v1/${name}`),
      query: isRead
        ? inQuery.map((some): Pairs => Object.entries(some) as Pairs)
        : rarely(filters).map((some): Pairs => some ?? []),
      headers: withKey,
      as: asSomebody,
      body: mostly(nearlyLike(values).map(toBytes), arbitraryBody),
    });
  });
  const auth = fc.constantFrom(...Object.keys(relayedAuth)).chain((call) => {
    const [method = 'GET', rest = ''] = call.split(' ');
    const [path, grant] = rest.split('?grant_type=');
    const body = { email: 'visitor@mainstreet.example', password: 'none', type: 'signup' };
    return fc.record({
      method: fc.constant(method),
      path: fc.constant(`/api/relay/auth/v1/${path}`),
      query: fc.constant<Pairs>(grant === undefined ? [] : [['grant_type', grant]]),
      headers: withKey,
      // Nobody signs out the people that the other requests come from.
      as: fc.constantFrom(null, 'a liar' as const),
      body: mostly(nearlyLike(body).map(toBytes), arbitraryBody),
    });
  });
  return fc.oneof({ weight: 5, arbitrary: data }, { weight: 1, arbitrary: auth });
}

const withKey = headers.map((some): Pairs => [
  ['Content-Type', 'application/json'],
  ['Apikey', '(the publishable key)'],
  ...some,
]);

/** PostgREST's own parameters. */
const filters = pairs(
  fc.constantFrom('select', 'order', 'limit', 'offset', 'id', 'and', 'columns', 'on_conflict'),
  () =>
    fc.oneof(
      fc.constantFrom('*', 'id', 'id.desc', 'eq.1', 'in.(1)', '1', '-1', '(a.eq.1)'),
      escapedWord,
    ),
  3,
);

const toNowhere: fc.Arbitrary<FuzzedRequest> = fc.record({
  method: fc.constantFrom(...methods),
  path: fc
    .array(escapedWord, { maxLength: 4 })
    .map((parts) => `/${omitUnsendable(parts.join('/'))}`),
  query: queries,
  headers,
  as: asSomebody,
  body: rarely(arbitraryBody),
});

function exampleOf(type: string): unknown {
  if (type.endsWith('[]')) return [exampleOf(type.slice(0, -2))];
  if (type === 'uuid') return '22efbe03-6dd3-49c9-89f9-6090f7000000';
  if (type === 'boolean') return true;
  if (/int|numeric|double/.test(type)) return 1;
  if (/json/.test(type)) return { name: 'Oak', kind: 'submission', query: 'pizza' };
  return 'submission';
}

/** The path of an endpoint with words for what is open in it, sometimes changed further. */
function pathOf(pattern: string): fc.Arbitrary<string> {
  const segments = pattern.split('/').map((segment) => {
    if (segment === '*')
      return fc.array(segmentWord, { maxLength: 3 }).map((some) => some.join('/'));
    return segment.startsWith(':') ? segmentWord : fc.constant(segment);
  });
  const whole = fc.tuple(...segments).map((parts) => parts.join('/'));
  return mostly(whole, whole.chain(changedPath));
}

const segmentWord = escapedWord.map((text) => text.replaceAll(/[?#]/g, ''));

function changedPath(path: string): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.nat(path.length),
      segmentWord,
      fc.constantFrom('', '/', '//', '.', ';', '/..', '.data'),
    )
    .map(([at, text, end]) => path.slice(0, at) + text + path.slice(at) + end)
    .map((changed) => (changed.startsWith('/') ? changed : `/${changed}`));
}

function valueOf(right: string | undefined): fc.Arbitrary<string> {
  const other = escapedWord.map((text) => text.replaceAll('#', ''));
  return right === undefined ? other : mostly(fc.constant(right), other);
}

function pairs(
  names: fc.Arbitrary<string>,
  valuesOf: (name: string) => fc.Arbitrary<string>,
  maxLength: number,
): fc.Arbitrary<Pairs> {
  const pair = names.chain((name) =>
    valuesOf(name).map((value): [string, string] => [name, value]),
  );
  return fc.array(pair, { maxLength });
}

function mostly<A, B>(usual: fc.Arbitrary<A>, other: fc.Arbitrary<B>): fc.Arbitrary<A | B> {
  return fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: other });
}

function rarely<A>(some: fc.Arbitrary<A>): fc.Arbitrary<A | null> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: some });
}

/** What of it can be told to somebody who wants to send it again. */
export function describeRequest({ method, path, query, headers: some, as, body }: FuzzedRequest) {
  const address = path + (query.length === 0 ? '' : `?${writeQuery(query)}`);
  return {
    request: `${method} ${address}`,
    headers: some.map(([name, value]) => `${name}: ${value}`),
    as: as ?? 'nobody',
    body:
      body === null || body.length < 400 ? body : `${body.slice(0, 200)}… (${body.length} bytes)`,
  };
}

export function writeQuery(query: Pairs): string {
  return query.map((pair) => pair.join('=')).join('&');
}

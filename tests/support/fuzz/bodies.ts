import fc from 'fast-check';
import { arbitraryJson, word } from './arbitraries.ts';

const listing = '22efbe03-6dd3-49c9-89f9-6090f7000000';

/** Bodies that are right, by the address that takes them. */
const rightBodies: Record<string, unknown> = {
  '/api/metrics': [
    { metric: 'LCP', value: 1200, path: '/', details: { device: 'phone', connection: '4g' } },
  ],
  '/api/visits': [
    { business_id: listing, time_zone: 'America/New_York', kind: 'view', words: 'pizza' },
  ],
  '/api/unopened-searches': {
    text: 'pizza',
    metro: null,
    category: null,
    place: { lat: 30.27, lng: -97.74 },
  },
  '/api/similar-businesses': {
    name: 'Sunnyside Drain and Sewer',
    phone: '(512) 555-0123',
    website: 'https://sunnyside.example',
    street: '1 Main Street',
    city: 'Decatur',
    state: 'GA',
    zip_code: '30030',
  },
  '/api/locate-address': {
    street: '1 Main Street',
    city: 'Decatur',
    state: 'GA',
    zip_code: '30030',
  },
};

/** A body as its bytes, each a character, or null for none. */
export type Body = string | null;

/** Nearly right where it is known what is right, else any: broken, huge, deep, or no text at all. */
export function bodiesOf(path: string): fc.Arbitrary<Body> {
  const right = rightBodies[path];
  const json = right === undefined ? arbitraryJson : nearlyLike(right);
  return fc.oneof(
    { weight: 12, arbitrary: json.map(toBytes) },
    { weight: 4, arbitrary: arbitraryBody },
  );
}

export const arbitraryBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 4, arbitrary: arbitraryJson.map(toBytes) },
  { weight: 3, arbitrary: fc.tuple(arbitraryJson.map(toBytes), fc.nat(40)).map(cutShort) },
  { weight: 3, arbitrary: fc.uint8Array({ maxLength: 60 }).map(fromBytes) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      null,
      '',
      '[',
      '"\\ud800"',
      '"\\u0000"',
      '{"__proto__":{"limit":1}}',
      '{"constructor":{"prototype":{"limit":1}}}',
      '[1e999]',
      '\xef\xbb\xbf{}',
      '\xff\xfe{\x00}\x00',
      '['.repeat(30_000),
      '{"a":'.repeat(10_000),
    ),
  },
  // Rarely: each takes as long as a hundred others.
  { weight: 1, arbitrary: fc.constantFrom(70_000, 1_100_000).map((size) => 'x'.repeat(size)) },
);

/** Like the example in its shape; some leaves are something else, some keys are missing or new. */
export function nearlyLike(example: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(example)) {
    return fc.array(nearlyLike(example[0]), { minLength: 1, maxLength: 3 });
  }
  if (typeof example !== 'object' || example === null) {
    return fc.oneof(
      { weight: 8, arbitrary: fc.constant(example) },
      { weight: 1, arbitrary: arbitraryJson },
    );
  }
  const entries = Object.entries(example).map(([key, value]) =>
    fc.oneof(
      { weight: 12, arbitrary: nearlyLike(value).map((like) => [[key, like]]) },
      { weight: 1, arbitrary: fc.constant([]) },
    ),
  );
  const more = fc.array(fc.tuple(word, arbitraryJson), { maxLength: 1 });
  return fc
    .tuple(fc.tuple(...entries), fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, more))
    .map(([kept, added]) => Object.fromEntries([...kept.flat(), ...added]));
}

export function toBytes(value: unknown): string {
  return Buffer.from(JSON.stringify(value) ?? 'null').toString('latin1');
}

function fromBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

function cutShort([text, by]: [string, number]): string {
  return text.slice(0, Math.max(0, text.length - by));
}

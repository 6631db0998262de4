import fc from 'fast-check';
import { anyText } from '../../properties/any-text.ts';

/** What stands in the seed, so that requests come further than 'there is no such thing'. */
const known = [
  'sunnyside-drain-and-sewer-decatur-ga',
  '22efbe03-6dd3-49c9-89f9-6090f7000000',
  '5eed0000-0000-4000-8000-000000000002',
  'd4f8227e-0a5d-0eb8-b522-140fa72bf8c6',
  'austin-tx',
  'Austin, TX',
  'pizza',
  'restaurants',
  'how-reviews-work',
  'America/Chicago',
  '2026-11-23',
  '2026-11-23T10:00:00Z',
  '30.2672',
  '30.1,-98,30.5,-97.5',
  '17',
  'now',
  'published',
  'submission',
];

/** What programs stumble over. */
const odd = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  '1.5',
  '99999999999999999999',
  '2147483648',
  '-9223372036854775809',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "'); drop table businesses; --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'https://other.example/',
  '//other.example',
  '*',
  '(((',
  'eq.1',
  'in.(1,2',
  String.raw`\u0000`,
  '\u202e',
  'ﷺ'.repeat(40),
  'e\u0301'.repeat(60),
  'x'.repeat(5000),
  '0000-00-00',
  '2026-02-30',
  '275760-09-13T00:00:00.001Z',
  '24:00',
  'Nowhere/Else',
  '00000000-0000-0000-0000-000000000000',
  'WyJhIiwiYiJd',
];

export const word: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 5, arbitrary: fc.constantFrom(...odd) },
  { weight: 3, arbitrary: anyText },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
);

/** Escapes that are none, that are no UTF-8, or that hide others. */
const oddEscapes = ['%', '%z', '%FF', '%c0%af', '%ED%A0%80', '%00', '%252f', '%2F', '%5c', '+'];

/** A word as it stands in an address: escaped as browsers do, not at all, or wrongly. */
export const escapedWord: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: word.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 2, arbitrary: fc.constantFrom(...oddEscapes) },
  { weight: 1, arbitrary: word.map(leaveOutUnsendable) },
);

/** Anything that JSON can say: halves of surrogate pairs, keys of prototypes, numbers beyond all bounds. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: word },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -0) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom([], {}, [[]], { constructor: { prototype: {} } }) },
  { weight: 1, arbitrary: fc.array(word, { maxLength: 30 }) },
);

/** What Node sends in a line of a request: visible Latin-1. */
export function leaveOutUnsendable(text: string): string {
  return text.replaceAll(/[^\x21-\x7e\xa1-\xff]/g, '');
}

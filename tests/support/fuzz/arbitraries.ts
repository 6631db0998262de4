import fc from 'fast-check';
import { anyText } from '../../properties/any-text.ts';
import { edgeCaseJson as oddConstants, edgeCaseTexts } from '../edge-cases.ts';

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

export const word: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 5, arbitrary: fc.constantFrom(...Object.values(edgeCaseTexts)) },
  { weight: 3, arbitrary: anyText },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
);

/** Escapes that are none, that are no UTF-8, or that hide others. */
const oddEscapes = ['%', '%z', '%FF', '%c0%af', '%ED%A0%80', '%00', '%252f', '%2F', '%5c', '+'];

/** A word as it stands in an address: escaped as browsers do, not at all, or wrongly. */
export const escapedWord: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: word.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 2, arbitrary: fc.constantFrom(...oddEscapes) },
  { weight: 1, arbitrary: word.map(omitUnsendable) },
);

/** Anything that JSON can say: halves of surrogate pairs, keys of prototypes, numbers beyond all bounds. */
export const arbitraryJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: word },
  { weight: 4, arbitrary: fc.constantFrom(...oddConstants) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.array(word, { maxLength: 30 }) },
);

/** What Node sends in a line of a request: visible Latin-1. */
export function omitUnsendable(text: string): string {
  return text.replaceAll(/[^\x21-\x7e\xa1-\xff]/g, '');
}

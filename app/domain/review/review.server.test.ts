import { expect, test } from 'vitest';
import { parseLeniently, toFirstValues } from '#app/errors/parse.ts';
import { reviewQuerySchema } from './review.server.ts';

const id = '22efbe03-6dd3-49c9-89f9-6090f7000000';

test('the address says which reviews to show', () => {
  expect(parse(`sort=lowest&stars=2&find=+soup&after=${id}`)).toEqual({
    sort: 'lowest',
    stars: 2,
    words: 'soup',
    after: id,
  });
});

test.each(['', 'sort=worst&stars=6&after=1', 'stars=1.5&after=%27', 'stars=-1', 'find=+'])(
  'without sense it asks for the newest: %j',
  (text) => {
    expect(parse(text)).toEqual({
      sort: 'newest',
      stars: null,
      words: null,
      after: null,
    });
  },
);

function parse(text: string) {
  return parseLeniently(reviewQuerySchema, toFirstValues(new URLSearchParams(text))).value;
}

import { expect, test } from 'vitest';
import { soundContent } from './content-cases.ts';
import { emptyContent, isEmpty, readContent } from './submission.ts';

test('a draft comes back as it was kept', () => {
  expect(readContent(JSON.parse(JSON.stringify(soundContent)))).toEqual(soundContent);
});

test.each([null, 'text', 7, [], { name: 7, opening_hours: 'always', services: [null, {}] }])(
  'what is no content reads as nothing: %j',
  (given) => {
    expect(readContent(given)).toEqual(emptyContent);
    expect(isEmpty(readContent(given))).toBe(true);
  },
);

test('what no database can keep is left out', () => {
  expect(readContent({ name: 'A\0B\ud800' }).name).toBe('AB\ufffd');
});

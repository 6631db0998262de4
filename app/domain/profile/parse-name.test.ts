import { expect, test } from 'vitest';
import { parseFirstName, parseLastName } from './parse-name.ts';

test.each([
  ['  Ana \n', 'Ana'],
  ['<b>Ana</b>', '<b>Ana</b>'],
  ['', ''],
  [undefined, ''],
  ['a\0b', 'ab'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['\u{1f600}'.repeat(100), '\u{1f600}'.repeat(100)],
])('%j is the name %j', (given, value) => {
  expect(parseFirstName(given)).toEqual({ ok: true, value });
});

test.each(['x', '\u{1f600}'])(
  'a hundred and one of "%s" are too long, and nothing is cut',
  (one) => {
    expect(parseLastName(one.repeat(101))).toEqual({
      ok: false,
      message: 'Last name can have at most 100 characters; these are 101',
    });
  },
);

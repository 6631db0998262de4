import { expect, test } from 'vitest';
import { parseFirstName, parseLastName } from './parse-name.ts';

test.each([
  ['  Ana \n', 'Ana'],
  ['<b>Ana</b>', '<b>Ana</b>'],
  ['', ''],
  [undefined, ''],
  ['a\0b', 'ab'],
  ['Ana\r\n\u2028 María', 'Ana María'],
  ['\u202eA\u200bn\u200fa\ufeff', 'Ana'],
  ['J. R. R.', 'J. R. R.'],
  ['J.R.R.', 'J.R.R.'],
  ['Ana, Ph.D.', 'Ana, Ph.D.'],
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

test.each([
  'ACCOUNT LOCKED: sign in at https://evil.example',
  'evil.example/login',
  'x.co',
  'evil.\u200bcom',
  'evil。com',
  'ana@evil',
])('%j is an address and no name', (given) => {
  expect(parseFirstName(given)).toEqual({
    ok: false,
    message: 'First name cannot contain a web or email address. Put a space after each dot.',
  });
});

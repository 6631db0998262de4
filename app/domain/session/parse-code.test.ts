import { expect, test } from 'vitest';
import { parseCode } from './parse-account.ts';

test.each(['12345678', ' 1234 5678\n', '1234-5678', '1234\u00a05678', '\u200b12345678'])(
  '%j is the code 12345678',
  (input) => {
    expect(parseCode(input)).toEqual({ ok: true, value: '12345678' });
  },
);

test.each([
  ['', 'Code is required'],
  [undefined, 'Code is required'],
  ['1234567', 'The code has 8 digits'],
  ['123456789', 'The code has 8 digits'],
  ['1234567a', 'The code has 8 digits'],
])('%j is refused', (input, message) => {
  expect(parseCode(input)).toEqual({ ok: false, message });
});

import { expect, test } from 'vitest';
import { parseAccountEmail } from './parse-account.ts';

test.each([
  [' Ana@Example.com\n', 'ana@example.com'],
  ['\u200bana@example.com\ufeff', 'ana@example.com'],
  ['ana\u00ad@example.com', 'ana@example.com'],
  ["o'neil+news@example.co.uk", "o'neil+news@example.co.uk"],
])('%j is the account %s', (input, value) => {
  expect(parseAccountEmail(input)).toEqual({ ok: true, value });
});

test.each([
  ['\u0430na@example.com', '\u0430'],
  ['ana@ex\u0430mple.com', '\u0430'],
  ['ana@bücher.example', 'ü'],
  ['ana\u{1f600}@example.com', '\u{1f600}'],
  ['josé@example', 'é'],
])('in %j the letter %s is named', (input, letter) => {
  expect(parseAccountEmail(input)).toEqual({
    ok: false,
    message: expect.stringContaining(`“${letter}”`) as string,
  });
});

test.each([
  ['', 'Email is required'],
  [undefined, 'Email is required'],
  ['\u200b', 'Email is required'],
  [`${'a'.repeat(300)}@example.com`, /valid email address/],
  ['ana @example.com', /valid email address/],
  ['ana\u00a0@example.com', /valid email address/],
])('%j is refused', (input, message) => {
  const parsed = parseAccountEmail(input);
  expect(parsed.ok ? '' : parsed.message).toMatch(message);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountRules } from './session.ts';

test('screens tell of accounts what config.toml says', () => {
  const config = readFileSync('supabase/config.toml', 'utf8');
  const read = (name: string) => new RegExp(`^${name} = (.*)$`, 'm').exec(config)?.[1];
  const { minPasswordLength, codeLength, mailPauseSeconds } = accountRules;
  expect(read('minimum_password_length')).toBe(String(minPasswordLength));
  expect(read('otp_length')).toBe(String(codeLength));
  expect(read('max_frequency')).toBe(`"${mailPauseSeconds}s"`);
  expect(read('secure_password_change')).toBe('true');
  expect(read('require_current_password')).toBe('true');
});

import { expect, test } from 'vitest';
import { hasSignedOut, signOutBy } from './sign-out-state.ts';

test('a sign-out that fails does not count as leaving', async () => {
  await signOutBy(async () => {
    expect(hasSignedOut()).toBe(true);
    return { ok: false };
  });
  expect(hasSignedOut()).toBe(false);
  const broken = signOutBy(() => Promise.reject(new Error('no code')));
  await expect(broken).rejects.toThrow('no code');
  expect(hasSignedOut()).toBe(false);
});

import { expect, test } from 'vitest';
import { hasLeft, leaveBy } from './leaving.ts';

test('a sign-out that fails does not count as leaving', async () => {
  await leaveBy(async () => {
    expect(hasLeft()).toBe(true);
    return { ok: false };
  });
  expect(hasLeft()).toBe(false);
  const broken = leaveBy(() => Promise.reject(new Error('no code')));
  await expect(broken).rejects.toThrow('no code');
  expect(hasLeft()).toBe(false);
});

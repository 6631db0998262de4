import { expect, test } from 'vitest';
import type { Flag } from '#app/config/settings.ts';
import { isFlagOn } from './setting.ts';

const everybody: Flag = {
  is_on: true,
  share: 100,
  roles: ['community_user', 'business_owner', 'admin', 'super_admin'],
};
const people = Array.from({ length: 2_000 }, (_, index) => ({
  userId: `5eed0000-0000-4000-8000-${String(index * 7_919).padStart(12, '0')}`,
  role: 'community_user' as const,
}));
const countWith = (flag: Flag) => people.filter((one) => isFlagOn('live', one, { live: flag }));

test('an unset flag has the default from the code', () => {
  expect(people.every((one) => isFlagOn('live', one, {}))).toBe(true);
});

test('a flag is on for its share of people, and for more when that grows, never for fewer', () => {
  const tenth = countWith({ ...everybody, share: 10 });
  const half = countWith({ ...everybody, share: 50 });
  expect(tenth.length).toBeGreaterThan(140);
  expect(tenth.length).toBeLessThan(260);
  expect(half.length).toBeGreaterThan(900);
  expect(half.length).toBeLessThan(1_100);
  expect(tenth.every((one) => half.includes(one))).toBe(true);
  expect(countWith({ ...everybody, share: 0 })).toEqual([]);
  expect(countWith(everybody)).toHaveLength(people.length);
});

test('a flag that is off, or limited to other roles, is off for everyone here', () => {
  expect(countWith({ ...everybody, is_on: false })).toEqual([]);
  expect(countWith({ ...everybody, roles: ['admin', 'super_admin'] })).toEqual([]);
});

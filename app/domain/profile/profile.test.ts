import { expect, test } from 'vitest';
import { isAdmin, isBusinessOwner, parseNewProfile } from './profile.ts';

test.each([
  ['community_user', false, false],
  ['business_owner', false, true],
  ['admin', true, false],
  ['super_admin', true, false],
] as const)('%s: admin %s, business owner %s', (role, admin, owner) => {
  expect([isAdmin({ role }), isBusinessOwner({ role })]).toEqual([admin, owner]);
});

test('nobody without a profile is an admin or an owner', () => {
  expect([isAdmin(null), isBusinessOwner(null)]).toEqual([false, false]);
});

test.each([undefined, null, 'admin', {}, { first_name: ' ' }, { role: '' }, { age: 7 }])(
  'metadata %j asks for no profile',
  (metadata) => {
    expect(parseNewProfile('id', metadata)).toBeNull();
  },
);

test.each([
  [{ first_name: ' Ana ' }, 'Ana', null, 'community_user'],
  [{ last_name: 'Ruiz', first_name: 7 }, null, 'Ruiz', 'community_user'],
  [{ role: 'business_owner' }, null, null, 'business_owner'],
  [{ role: 'admin' }, null, null, 'community_user'],
  [{ role: 'super_admin', first_name: '<b>x</b>' }, '<b>x</b>', null, 'community_user'],
  [{ first_name: 'x'.repeat(300) }, 'x'.repeat(100), null, 'community_user'],
])('metadata %j becomes a profile', (metadata, first_name, last_name, role) => {
  expect(parseNewProfile('id', metadata)).toEqual({ user_id: 'id', first_name, last_name, role });
});

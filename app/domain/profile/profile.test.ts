import { expect, test } from 'vitest';
import {
  isAdmin,
  isBusinessOwner,
  parseFirstName,
  parseLastName,
  parseNewProfile,
} from './profile.ts';

test.each([
  ['community_user', false, false],
  ['business_owner', false, true],
  ['admin', true, false],
  ['super_admin', true, false],
] as const)('%s: admin %s, business owner %s', (role, admin, owner) => {
  expect([isAdmin({ role }), isBusinessOwner({ role })]).toEqual([admin, owner]);
});

test('a person without a profile is neither admin nor owner', () => {
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
])('%j is the name %j', (input, value) => {
  expect(parseFirstName(input)).toEqual({ ok: true, value });
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
])('%j is an address and no name', (input) => {
  expect(parseFirstName(input)).toEqual({
    ok: false,
    message: 'First name cannot contain a web or email address. Put a space after each dot.',
  });
});

import { expect, test } from 'vitest';
import { exampleOf } from './kind-fixture.ts';
import { describeNotification, kinds } from './kinds.ts';

const id = 'd4f8227e-0a5d-0eb8-b522-140fa72bf8c6';

const describe = (kind: string, data: object = {}) =>
  describeNotification({
    id,
    kind,
    data: { ...exampleOf(kind), ...data } as never,
    created_at: '2026-11-22T12:00:00Z',
    read_at: null,
  });

test('a refusal says what was refused and why, and leads to where it can be fixed', () => {
  const data = { name: 'Joe’s', reason: 'No such street.' };
  expect(describe('submission_rejected', data)).toEqual({
    text: 'Your submission of Joe’s was rejected',
    reason: 'No such street.',
    to: `/business-submission/${id}`,
  });
});

test.each([
  [true, 'You now own Joe’s', `/business-profile/${id}`],
  [false, 'You transferred Joe’s', '/business-profile'],
])('a transfer notifies both the old and the new owner', (is_new_owner, text, to) => {
  const data = { name: 'Joe’s', is_new_owner };
  expect(describe('listing_transferred', data)).toMatchObject({ text, to });
});

test('a change is named by its field', () => {
  expect(describe('change_pending', { name: 'Joe’s' })).toMatchObject({
    text: 'Your change to the address of Joe’s is awaiting review',
    to: `/business-profile/${id}`,
  });
});

test('a reminder names a single listing, and counts several', () => {
  const say = (names: string[]) =>
    describe('facts_to_confirm', { names, count: names.length }).text;
  expect(say(['Joe’s'])).toBe('Confirm the details of Joe’s');
  expect(say(['Joe’s', 'Ana’s'])).toBe('Confirm the details of your 2 listings');
});

test('an invitation leads to all of them without the token of its mail', () => {
  expect(describe('access_invitation', { path: undefined }).to).toBe('/invitations');
});

test.each(Object.keys(kinds))('%s has a line and a link for the bell', (kind) => {
  const { text, to } = describe(kind);
  expect(text).not.toMatch(/undefined|null|\[object/);
  expect(text.length).toBeGreaterThan(10);
  expect(to).toMatch(/^\//);
});

test.each([
  ['of_tomorrow', {}],
  ['submission_approved', { name: null }],
  ['submission_approved', { slug: '../..//evil' }],
])('%s with data that do not fit is a notification without details', (kind, data) => {
  expect(describe(kind, data)).toEqual({
    text: 'You have a notification',
    reason: null,
    to: '/dashboard',
  });
});

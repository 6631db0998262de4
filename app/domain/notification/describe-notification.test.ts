import { expect, test } from 'vitest';
import { describeNotification, shownKinds } from './describe-notification.ts';

const notification = (kind: string, data: object) => ({
  id: 'd4f8227e-0a5d-0eb8-b522-140fa72bf8c6',
  kind,
  data: data as never,
  created_at: '2026-11-22T12:00:00Z',
  read_at: null,
});

test('a refusal says what was refused and why, and leads to where it can be fixed', () => {
  const data = { id: 'a1', name: 'Joe’s', reason: 'No such street.' };
  expect(describeNotification(notification('submission_rejected', data))).toEqual({
    text: 'Your submission of Joe’s was rejected',
    reason: 'No such street.',
    to: '/business-submission/a1',
  });
});

test.each([
  [{ is_new_owner: true }, 'You now own Joe’s', '/business-profile/b1'],
  [{ is_new_owner: false }, 'You transferred Joe’s', '/business-profile'],
])('a transfer notifies both the old and the new owner', (side, text, to) => {
  const data = { name: 'Joe’s', business_id: 'b1', ...side };
  expect(describeNotification(notification('listing_transferred', data))).toEqual({ text, to });
});

test('a change is named by its field', () => {
  const data = { name: 'Joe’s', business_id: 'b1', field: 'address' };
  expect(describeNotification(notification('change_pending', data))).toMatchObject({
    text: 'Your change to the address of Joe’s is awaiting review',
    to: '/business-profile/b1',
  });
});

test('a reminder names a single listing, and counts several', () => {
  const say = (names: string[], count: number) =>
    describeNotification(notification('facts_to_confirm', { names, count })).text;
  expect(say(['Joe’s'], 1)).toBe('Is everything still right about Joe’s?');
  expect(say(['Joe’s', 'Ana’s'], 2)).toBe('Is everything still right about your 2 listings?');
});

test('every kind, even an unexpected one, has a text and a link despite incomplete data', () => {
  for (const kind of [...shownKinds, 'of_tomorrow']) {
    const { text, to } = describeNotification(
      notification(kind, { object_until: '2026-12-01T00:00:00Z' }),
    );
    expect(text.length).toBeGreaterThan(5);
    expect(to).toMatch(/^\//);
  }
});

import { expect, test } from 'vitest';
import { queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import { describeDecision } from '../decision-outcomes.ts';
import { kindOf } from './kinds.ts';

const approvable = new Set<string>(['submission', 'claim', 'objection', 'change', 'edit']);
const appeal = { signals: { appealed: {} } };

test.each(queueKinds)('an admin reads what both outcomes of a %s do', (kind) => {
  const { outcomes, bulk } = kindOf({ kind });
  const { approve, refuse } = outcomes({});
  const words = [approve, refuse].flatMap(({ act, done }) => [act, done]).join(' ');
  expect(/approve|reject/i.test(`${words} ${bulk.approve} ${bulk.refuse}`)).toBe(
    approvable.has(kind),
  );
  expect(new Set([approve.act, refuse.act, approve.done, refuse.done]).size).toBe(4);
});

test.each([
  ['report', { subject: 'listing' }, 'Suspend listing', 'Dismiss report'],
  ['report', { subject: 'conversation' }, 'Close conversation', 'Dismiss report'],
  ['report', { subject: 'list', signals: { link: {} } }, 'Hide list', 'Show list'],
  [
    'report',
    { subject: 'conversation', signals: { contact: {} } },
    'Close conversation',
    'Deliver message',
  ],
  ['review', { status: 'published' }, 'Hide review', 'Keep review'],
  ['review', { status: 'held' }, 'Hide review', 'Publish review'],
  ['question', { is_answer: true }, 'Hide answer', 'Publish answer'],
  ['edit', { signals: { applied: {} } }, 'Undo edit', 'Keep edit'],
] as const)('what takes down a %s (%o) is named "%s"', (kind, item, removes, keeps) => {
  const { approve, refuse } = kindOf({ kind }).outcomes(item);
  expect(refuse).toMatchObject({ act: removes, isRemoval: true });
  expect(approve.act).toBe(keeps);
  expect(approve.isRemoval).toBeUndefined();
});

test('an appeal restores, or keeps as it is', () => {
  const { approve, refuse } = kindOf({ kind: 'report' }).outcomes({
    subject: 'listing',
    ...appeal,
  });
  expect([approve.act, refuse.act]).toEqual(['Restore listing', 'Keep it suspended']);
  const decision = {
    id: '5eed0000-0000-4000-8000-000000000001',
    is_approved: false,
    reason: 'Nobody can visit it.',
    made_at: '2026-11-22T15:05:00+00:00',
    signals: ['appealed'],
    outcome: null,
    is_own: false,
    by: 'Ana Ruiz',
  };
  const about = { subject: 'listing' };
  expect(describeDecision(decision, 'report', about)).toMatch(
    /^Listing stays suspended by Ana Ruiz on .*: Nobody can visit it\.$/,
  );
  expect(describeDecision({ ...decision, signals: [] }, 'report', about)).toMatch(
    /^Listing suspended by Ana Ruiz on /,
  );
});

import * as adminToasts from '#app/messages/admin-toasts.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import { formatMoment } from '#app/domain/text/text.ts';
import type { ToastRef } from '#app/config/toasts.ts';
import type { DecidedItem } from '#app/domain/admin-queue/admin-queue.ts';

type Outcome = DecidedItem['outcome'];
type Undecided = Exclude<Outcome, 'decided'>;

/** Why nothing was decided, by toast. */
const byOutcome = {
  stale: toasts.decidedMeanwhile,
  listed: toasts.alreadyListed,
  early: adminToasts.ownerIsHeard,
  unlisted: adminToasts.notListedAnyMore,
  invalid: adminToasts.decisionPrevented,
  own: adminToasts.decisionPrevented,
  choose: adminToasts.decisionPrevented,
  refused: adminToasts.decisionPrevented,
} satisfies Record<Undecided, ToastRef>;

/** What prevents a decision. */
export const obstacles: Record<Undecided, string> = {
  stale: 'It has just been decided, changed or withdrawn',
  invalid: 'It is no longer valid',
  listed: 'A listing has this name at this address',
  early: 'The owner can still object',
  unlisted: 'The listing is not in the directory right now',
  own: 'Your own; another admin decides',
  choose: 'Open it, and choose what to keep',
  refused: 'Only admins can decide',
};

export function toastOf(outcome: Outcome): ToastRef {
  return outcome === 'decided' ? 'saved' : byOutcome[outcome];
}

/** Returns "Ana Lopez approved it on Nov 22, 2026, 3:05 PM."; null without a decision. */
export function describeDecision(decision: DecidedItem['decision']): string | null {
  if (decision === null) return null;
  const { by, is_own, is_approved, reason, made_at, outcome } = decision;
  const who = is_own ? 'You' : (by ?? 'Another admin');
  const what = is_approved ? 'approved it' : `rejected it (${reason})`;
  const past =
    outcome === null || outcome === 'decided' ? '' : ` Not executed: ${obstacles[outcome]}.`;
  return `${who} ${what} on ${formatMoment(made_at)}.${past}`;
}

import type { ToastName } from '#app/config/toasts.ts';
import type { CarriedOut, DecidedItem } from '#app/domain/admin-queue/admin-queue.ts';

type Undecided = Exclude<CarriedOut['outcome'], 'decided'>;

/** Why nothing was decided, by toast. */
const toasts = {
  stale: 'decidedMeanwhile',
  gone: 'decidedMeanwhile',
  listed: 'alreadyListed',
  early: 'ownerIsHeard',
  unlisted: 'notListedAnyMore',
  invalid: 'decisionFailed',
  refused: 'decisionFailed',
  failed: 'decisionFailed',
} satisfies Record<Undecided, ToastName>;

export function toastOf(outcome: CarriedOut['outcome']): ToastName {
  return outcome === 'decided' ? 'saved' : toasts[outcome];
}

/** Returns "Ana Lopez approved it on Nov 22, 2026, 3:05 PM."; null without a decision. */
export function describeDecision(decision: DecidedItem['decision']): string | null {
  if (decision === null) return null;
  const { by, is_own, is_approved, reason, made_at, outcome } = decision;
  const who = is_own ? 'You' : (by ?? 'Another admin');
  const what = is_approved ? 'approved it' : `refused it (${reason})`;
  const past = outcome === null || outcome === 'decided' ? '' : ' It could not be carried out.';
  return `${who} ${what} on ${formatMoment(made_at)}.${past}`;
}

/** Returns "Nov 22, 2026, 3:05 PM" in the reader's time zone. */
export function formatMoment(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

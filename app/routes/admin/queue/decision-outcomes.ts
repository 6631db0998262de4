import * as z from 'zod/mini';
import { openSession } from '#app/browser/session/open-session.ts';
import { readStored, storeText } from '#app/browser/storage/stored.ts';
import { createStore } from '#app/browser/store.ts';
import { type ToastRef, notify } from '#app/browser/toasts/toast-store.ts';
import { undoMs } from '#app/config/limits.ts';
import { undoDecisions } from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { DecidedItem, QueueKind } from '#app/domain/admin-queue/admin-queue.ts';
import { formatMoment } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as adminToasts from '#app/messages/admin-toasts.ts';
import { kindOf } from './kinds/kinds.ts';

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

/**
 * Returns "Listing suspended by Ana Lopez on Nov 22, 2026, 3:05 PM: Nobody can visit it."; null
 * without a decision. `about`: what is known of the item.
 */
export function describeDecision(
  decision: DecidedItem['decision'],
  kind: QueueKind,
  about: object = {},
): string | null {
  if (decision === null) return null;
  const { by, is_own, is_approved, reason, made_at, outcome } = decision;
  const who = is_own ? 'you' : (by ?? 'another admin');
  const signals = Object.fromEntries(decision.signals.map((name) => [name, {}]));
  const outcomes = kindOf({ kind }).outcomes({ ...about, signals });
  const { done } = outcomes[is_approved ? 'approve' : 'refuse'];
  const why = reason === null ? '.' : `: ${reason}`;
  const past =
    outcome === null || outcome === 'decided' ? '' : ` Not executed: ${obstacles[outcome]}.`;
  return `${done} by ${who} on ${formatMoment(made_at)}${why}${past}`;
}

const pendingSchema = z.object({
  /** Of the decisions. */
  ids: z.array(z.string()),
  /** The id of a single decided item. */
  item: z.nullable(z.string()),
  /** "Review hidden: Harbor Tattoo" */
  text: z.string(),
  /** By this browser's clock. */
  until: z.number(),
});

/** A decision of a moment ago that can be undone. */
export type PendingDecision = z.infer<typeof pendingSchema>;

/** In session storage: a reload of the tab keeps the offer to undo. */
const storageKey = 'mainstreet.pending-decisions';

/** The item decided last, until the screen has moved on. */
let fresh: string | null = null;
export const pendingStore = createStore(findPending(), []);
for (const one of pendingStore.get()) endInTime(one);

/** Offers to undo a decision until the server executes it. */
export function recordPending(decision: Omit<PendingDecision, 'until'>) {
  fresh = decision.item;
  const one = { ...decision, until: Date.now() + undoMs };
  set([...pendingStore.get(), one]);
  endInTime(one);
}

function endInTime(one: PendingDecision) {
  setTimeout(() => drop(one), one.until - Date.now());
}

/** Returns whether this browser has just decided the item, and its screen has not moved on. */
export function isJustDecided(id: string | undefined): boolean {
  return id !== undefined && fresh === id;
}

/** The same, only once, so that coming back to the item stays possible. */
export function takeNewOutcomes(id: string): boolean {
  const isFresh = isJustDecided(id);
  if (isFresh) fresh = null;
  return isFresh;
}

/** Undoes a decision, and reports whether that was in time. */
export async function undo(one: PendingDecision): Promise<void> {
  const db = await openSession().catch(() => null);
  if (db === null) return;
  const outcome = await undoDecisions({ db }, one.ids);
  if (!outcome.ok) {
    notify(outcome.reason === 'unreachable' ? 'connectionError' : toasts.decisionNotUndone);
    return;
  }
  drop(one);
  notify(outcome.value === one.ids.length ? adminToasts.decisionUndone : toasts.decisionNotUndone);
}

function drop(one: PendingDecision) {
  set(pendingStore.get().filter((other) => other !== one));
}

function set(next: readonly PendingDecision[]) {
  pendingStore.set(next);
  // Blocked: the offer then ends with the page.
  storeText('sessionStorage', storageKey, JSON.stringify(next));
}

function findPending(): readonly PendingDecision[] {
  const stored = readStored('sessionStorage', storageKey, z.array(pendingSchema)) ?? [];
  return stored.filter(({ until }) => until > Date.now());
}

import * as adminToasts from '#app/messages/admin-toasts.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import { createStore } from '#app/browser/store.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { undoMs } from '#app/config/limits.ts';
import { undoDecisions } from '#app/domain/admin-queue/admin-queue-calls.ts';

/** A decision of a moment ago that can be undone. */
export type PendingDecision = {
  /** Of the decisions. */
  ids: string[];
  /** "Approved: Harbor Tattoo" */
  words: string;
  /** By this browser's clock. */
  until: number;
};

/** In session storage: a reload of the tab keeps the offer to undo. */
const storageKey = 'mainstreet.pending-decisions';

/** The item decided last, until the screen has moved on. */
let fresh: string | null = null;
export const pendingStore = createStore(readStored(), []);
for (const one of pendingStore.get()) endInTime(one);

/** Offers to undo a decision until the server executes it. `item`: the id of a single decided item. */
export function notePending(decision: Omit<PendingDecision, 'until'>, item: string | null) {
  fresh = item;
  const one = { ...decision, until: Date.now() + undoMs };
  set([...pendingStore.get(), one]);
  endInTime(one);
}

function endInTime(one: PendingDecision) {
  setTimeout(() => drop(one), one.until - Date.now());
}

/**
 * Returns whether this browser has just decided the item; only once, so that coming back to it
 * stays possible.
 */
export function takeFresh(id: string): boolean {
  const isFresh = fresh === id;
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
  notify(outcome.undone === one.ids.length ? adminToasts.decisionUndone : toasts.decisionNotUndone);
}

function drop(one: PendingDecision) {
  set(pendingStore.get().filter((other) => other !== one));
}

function set(next: readonly PendingDecision[]) {
  pendingStore.set(next);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Blocked: the offer then ends with the page.
  }
}

function readStored(): readonly PendingDecision[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as PendingDecision[];
    return stored.filter(({ until }) => until > Date.now());
  } catch {
    // Blocked, absent on the server, or not ours.
    return [];
  }
}

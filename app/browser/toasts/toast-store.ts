import { findToastText, type ToastRef, toastRules } from '#app/config/toasts.ts';
import type { ToastText } from '#app/messages/toasts.ts';
import { createStore } from '../store.ts';

export type Toast = ToastText & {
  id: number;
  /** Was on screen while the user could see it. */
  isShown: boolean;
  isDismissed: boolean;
};

export const toastStore = createStore<readonly Toast[]>([]);
let lastId = 0;

/**
 * Queues a toast; it is shown when the earlier ones are dismissed.
 * @param detail replaces the table's description, for example by a server's message
 */
export function notify(ref: ToastRef, detail?: string) {
  const text = findToastText(ref);
  addToast(detail === undefined ? text : { ...text, description: detail });
}

/** Queues a toast with the given texts. */
export function addToast({ tone, title, description }: ToastText) {
  lastId += 1;
  const toast: Toast = { tone, title, id: lastId, isShown: false, isDismissed: false };
  if (description !== undefined) toast.description = description;
  const { get, set } = toastStore;
  set([...get(), toast]);
}

/** Dismisses a toast; removes it after `removalDelayMs`, so that its exit animation can finish. */
export function dismissToast(id: number) {
  const { get, set } = toastStore;
  const toast = get().find((one) => one.id === id);
  if (toast === undefined || toast.isDismissed) return;
  set(get().map((one) => (one.id === id ? { ...one, isDismissed: true } : one)));
  setTimeout(() => set(get().filter((one) => one.id !== id)), toastRules.removalDelayMs);
}

/** Records that a toast is on screen and the user can see it. */
export function recordToastShown(id: number) {
  const { get, set } = toastStore;
  set(get().map((one) => (one.id === id ? { ...one, isShown: true } : one)));
}

/**
 * Called on a new attempt: dismisses the shown toasts and all errors of earlier attempts, which are
 * stale. Other toasts that the user has not seen yet stay.
 */
export function dismissOutdated() {
  for (const { id, isShown, tone } of toastStore.get()) {
    if (isShown || tone === 'error') dismissToast(id);
  }
}

/** Returns the toast to show: the first one not dismissed, or null. */
export function findVisibleToast(all: readonly Toast[]): Toast | null {
  return all.find(({ isDismissed }) => !isDismissed) ?? null;
}

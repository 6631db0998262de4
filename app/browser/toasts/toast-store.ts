import { type ToastName, type ToastText, toastRules, toastTexts } from '#app/config/toasts.ts';

export type Toast = ToastText & {
  id: number;
  /** Was on screen while the user could see it. */
  isShown: boolean;
  isDismissed: boolean;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Queues a toast; it is shown when the earlier ones are dismissed.
 * @param detail replaces the table's description, for example by a server's message
 */
export function notify(name: ToastName, detail?: string) {
  const text: ToastText = toastTexts[name];
  addToast(detail === undefined ? text : { ...text, description: detail });
}

/** Queues a toast with the given texts. */
export function addToast({ tone, title, description }: ToastText) {
  lastId += 1;
  const toast: Toast = { tone, title, id: lastId, isShown: false, isDismissed: false };
  if (description !== undefined) toast.description = description;
  set([...toasts, toast]);
}

/** Dismisses a toast; removes it after `removalDelayMs`, so that its exit animation can finish. */
export function dismissToast(id: number) {
  const toast = toasts.find((one) => one.id === id);
  if (toast === undefined || toast.isDismissed) return;
  set(toasts.map((one) => (one.id === id ? { ...one, isDismissed: true } : one)));
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), toastRules.removalDelayMs);
}

/** Records that a toast is on screen and the user can see it. */
export function noteShown(id: number) {
  set(toasts.map((one) => (one.id === id ? { ...one, isShown: true } : one)));
}

/**
 * Called on a new attempt: dismisses the shown toasts and all errors of earlier attempts, which are
 * stale. Other toasts that the user has not seen yet stay.
 */
export function dismissOutdated() {
  for (const { id, isShown, tone } of toasts) {
    if (isShown || tone === 'error') dismissToast(id);
  }
}

/** Returns the toast to show: the first one not dismissed, or null. */
export function findVisibleToast(all: readonly Toast[]): Toast | null {
  return all.find(({ isDismissed }) => !isDismissed) ?? null;
}

const none: readonly Toast[] = [];

export const toastStore = {
  get: () => toasts,
  getOnServer: () => none,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

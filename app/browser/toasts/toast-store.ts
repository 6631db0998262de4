import { type ToastName, type ToastText, toastRules, toastTexts } from '#app/config/toasts.ts';

export type Toast = ToastText & { id: number; isDismissed: boolean };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Queues a toast; it is shown when those before it are dismissed.
 * @param detail stands in place of the table's description, as a server's message does
 */
export function notify(name: ToastName, detail?: string) {
  const text: ToastText = toastTexts[name];
  lastId += 1;
  const toast: Toast = { ...text, id: lastId, isDismissed: false };
  if (detail !== undefined) toast.description = detail;
  set([...toasts, toast]);
}

/** Ends a toast's showing; it is forgotten later, so that it can leave in its own time. */
export function dismissToast(id: number) {
  const toast = toasts.find((one) => one.id === id);
  if (toast === undefined || toast.isDismissed) return;
  set(toasts.map((one) => (one.id === id ? { ...one, isDismissed: true } : one)));
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), toastRules.removalDelayMs);
}

/** Ends and unqueues them all: what they say is out of date. */
export function dismissToasts() {
  for (const { id } of toasts) dismissToast(id);
}

/** The one toast that is to be seen. */
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

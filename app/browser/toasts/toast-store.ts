import { type ToastName, type ToastText, toastRules, toastTexts } from '#app/config/toasts.ts';

export type Toast = ToastText & {
  id: number;
  /** Somebody could see it. */
  isShown: boolean;
  isDismissed: boolean;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Queues a toast; it is shown when those before it are dismissed.
 * @param detail stands in place of the table's description, as a server's message does
 */
export function notify(name: ToastName, detail?: string) {
  const text: ToastText = toastTexts[name];
  addToast(detail === undefined ? text : { ...text, description: detail });
}

/** Queues a toast of these words. */
export function addToast({ tone, title, description }: ToastText) {
  lastId += 1;
  const toast: Toast = { tone, title, id: lastId, isShown: false, isDismissed: false };
  if (description !== undefined) toast.description = description;
  set([...toasts, toast]);
}

/** For `wasToldSince`: the present moment. */
export function lastTold(): number {
  return lastId;
}

/** Whether a toast of that name has been queued since. */
export function wasToldSince(name: ToastName, moment: number): boolean {
  const { title } = toastTexts[name];
  return toasts.some((toast) => toast.id > moment && toast.title === title);
}

/** Ends a toast's showing; it is forgotten later, so that it can leave in its own time. */
export function dismissToast(id: number) {
  const toast = toasts.find((one) => one.id === id);
  if (toast === undefined || toast.isDismissed) return;
  set(toasts.map((one) => (one.id === id ? { ...one, isDismissed: true } : one)));
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), toastRules.removalDelayMs);
}

/** A toast is on the screen, and somebody is there. */
export function noteShown(id: number) {
  set(toasts.map((one) => (one.id === id ? { ...one, isShown: true } : one)));
}

/**
 * Something is tried anew: ends what is shown, and what an earlier attempt failed by, which is out
 * of date. Good news that nobody has seen yet stays.
 */
export function dismissOutdated() {
  for (const { id, isShown, tone } of toasts) {
    if (isShown || tone === 'error') dismissToast(id);
  }
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

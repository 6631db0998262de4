import { type ToastText, errors, successes } from '#app/messages/toasts.ts';
import { storeText } from '../storage/stored.ts';
import { createStore, type Store } from '../store.ts';

type ToastName = keyof typeof errors | keyof typeof successes;

/** A toast of any page by its name, or one of a screen's own. */
export type ToastRef = ToastName | ToastText;

export type Toast = ToastText & {
  id: number;
  /** Was on screen while the user could see it. */
  isShown: boolean;
  isDismissed: boolean;
};

/** One toast is shown at a time. */
export const toastRules = {
  durationMs: 5000,
  swipeThresholdPx: 50,
  swipeDirection: 'right',
  /** Counted from its dismissal. */
  removalDelayMs: 1_000_000,
  hotkey: ['F8'],
} as const;

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

/**
 * Returns a toast. One without a description gets one when shown, usually the server's message.
 */
export function findToastText(toast: ToastRef): ToastText {
  if (typeof toast === 'object') return toast;
  return toast in errors
    ? { tone: 'error', ...errors[toast as keyof typeof errors] }
    : { tone: 'success', ...successes[toast as keyof typeof successes] };
}

/** Queues a toast with the given texts. */
function addToast({ tone, title, description }: ToastText) {
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

const storageKey = 'mainstreet.toasts';

/**
 * Restores toasts not seen in the previous document, and stores unseen ones for the next. Returns a
 * function to stop.
 */
export function carryToasts(): () => void {
  try {
    const carried = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Carried[];
    sessionStorage.removeItem(storageKey);
    for (const text of carried) addToast(text);
  } catch {
    // Storage is blocked or holds something else.
  }
  addEventListener('pagehide', storeUnseen);
  return () => removeEventListener('pagehide', storeUnseen);
}

/** Leaving a document aborts its requests; those failures do not concern the next document. */
const ownTitles = new Set<string>([errors.connectionError.title, errors.networkError.title]);

type Carried = Parameters<typeof addToast>[0];

function storeUnseen() {
  const unseen = toastStore
    .get()
    .filter(({ isShown, isDismissed, title }) => !isShown && !isDismissed && !ownTitles.has(title));
  if (unseen.length === 0) return;
  const texts = unseen.map(({ tone, title, description }) => ({ tone, title, description }));
  if (!storeText('sessionStorage', storageKey, JSON.stringify(texts))) return;
  // This document may return from the back/forward cache.
  for (const { id } of unseen) dismissToast(id);
}

const openDialogs = createStore(0);

/**
 * Whether the user can see and reach a toast: the page is visible and no dialog is open.
 */
export const attentionStore: Store<boolean> = {
  get: () => openDialogs.get() === 0 && document.visibilityState === 'visible',
  getOnServer: () => false,
  subscribe: (listener) => {
    const stop = openDialogs.subscribe(listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', listener);
    };
  },
};

/** Records an open dialog, which blocks toasts. Returns a function to call when it closes. */
export function pauseToasts(): () => void {
  change(1);
  return () => change(-1);
}

function change(by: 1 | -1) {
  openDialogs.set(openDialogs.get() + by);
}

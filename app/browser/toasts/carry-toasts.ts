import { errors } from '#app/messages/toasts.ts';
import { addToast, dismissToast, toastStore } from './toast-store.ts';

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
  addEventListener('pagehide', keepUnseen);
  return () => removeEventListener('pagehide', keepUnseen);
}

/** Leaving a document aborts its requests; those failures do not concern the next document. */
const ownTitles = new Set<string>([errors.connectionError.title, errors.networkError.title]);

type Carried = Parameters<typeof addToast>[0];

function keepUnseen() {
  const unseen = toastStore
    .get()
    .filter(({ isShown, isDismissed, title }) => !isShown && !isDismissed && !ownTitles.has(title));
  if (unseen.length === 0) return;
  const texts = unseen.map(({ tone, title, description }) => ({ tone, title, description }));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    return;
  }
  // This document may return from the back/forward cache.
  for (const { id } of unseen) dismissToast(id);
}

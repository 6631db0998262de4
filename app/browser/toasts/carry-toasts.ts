import { addToast, dismissToast, toastStore } from './toast-store.ts';

const storageKey = 'mainstreet.toasts';

/**
 * Takes what nobody had seen when the last document was left into this one, and from this one into
 * the next; returns the way to stop.
 */
export function carryToasts(): () => void {
  try {
    const carried = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Carried[];
    sessionStorage.removeItem(storageKey);
    for (const text of carried) addToast(text);
  } catch {
    // Storage is forbidden, or somebody has written into it.
  }
  addEventListener('pagehide', keepUnseen);
  return () => removeEventListener('pagehide', keepUnseen);
}

type Carried = Parameters<typeof addToast>[0];

function keepUnseen() {
  const unseen = toastStore.get().filter(({ isShown, isDismissed }) => !isShown && !isDismissed);
  if (unseen.length === 0) return;
  const texts = unseen.map(({ tone, title, description }) => ({ tone, title, description }));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    return;
  }
  // The browser may keep this document for the way back.
  for (const { id } of unseen) dismissToast(id);
}

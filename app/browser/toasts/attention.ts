import { createStore, type Store } from '../store.ts';

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

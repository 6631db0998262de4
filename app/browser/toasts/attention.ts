let dialogs = 0;
const listeners = new Set<() => void>();

/**
 * Whether the user can see and reach a toast: the page is visible and no dialog is open. For
 * React's useSyncExternalStore.
 */
export const attentionStore = {
  get: () => dialogs === 0 && document.visibilityState === 'visible',
  getOnServer: () => false,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      listeners.delete(listener);
      document.removeEventListener('visibilitychange', listener);
    };
  },
};

/** Records an open dialog, which blocks toasts. Returns a function to call when it closes. */
export function holdAttention(): () => void {
  change(1);
  return () => change(-1);
}

function change(by: 1 | -1) {
  dialogs += by;
  for (const listener of listeners) listener();
}

let dialogs = 0;
const listeners = new Set<() => void>();

/** Whether somebody can see and reach a toast; for React's useSyncExternalStore. */
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

/** A dialog is open, under which no toast can be reached; returns the way to say that it is closed. */
export function holdAttention(): () => void {
  change(1);
  return () => change(-1);
}

function change(by: 1 | -1) {
  dialogs += by;
  for (const listener of listeners) listener();
}

import { Suspense, lazy, useSyncExternalStore } from 'react';
import { type Toast, findVisibleToast, toastStore } from '#app/browser/toasts/toast-store.ts';

type ToasterProps = { toasts: readonly Toast[] };

/**
 * Loads the toasts' code; most visits need none. A screen that will have something to say when the
 * network is gone calls it early.
 */
export function loadToaster() {
  return import('./toaster.tsx').catch(() => ({ default: PlainToaster }));
}

const Toaster = lazy(loadToaster);

export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}

/** What is said all the same when the code of the toasts cannot be loaded. */
function PlainToaster({ toasts }: ToasterProps) {
  const visible = findVisibleToast(toasts);
  if (visible === null) return null;
  const { title, description } = visible;
  return (
    <p
      className="no-print fixed right-4 bottom-4 z-50 max-w-sm rounded-card border-[1.5px] border-ink bg-raised p-4 shadow-float"
      role="alert"
    >
      <strong>{title}</strong> {description}
    </p>
  );
}

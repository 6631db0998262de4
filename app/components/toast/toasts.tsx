import { Suspense, lazy, useSyncExternalStore } from 'react';
import { toastStore } from '#app/domain/toast/toast.ts';

/** Loaded with the first toast: most visits see none. */
const Toaster = lazy(() => import('./toaster.tsx'));

export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}

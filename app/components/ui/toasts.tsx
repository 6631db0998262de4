import { Suspense, lazy, useEffect } from 'react';
import {
  attentionStore,
  carryToasts,
  type Toast,
  dismissToast,
  findVisibleToast,
  toastStore,
} from '#app/browser/toasts/toast-store.ts';
import { useStore } from '#app/browser/use-store.ts';
import * as t from '#app/messages/components/ui.ts';
import { type ToasterProps, useToastTime } from './use-toast-time.ts';

/**
 * Loads the toasts' code, unused in most visits. Screens that report network failures preload it.
 */
export function loadToaster() {
  return import('./toaster.tsx').catch(() => ({ default: PlainToaster }));
}

const Toaster = lazy(loadToaster);

/** Shows the toasts. A toast waits while the tab is hidden or a dialog is open. */
export function Toasts() {
  const toasts = useStore(toastStore);
  const isAttended = useStore(attentionStore);
  useEffect(carryToasts, []);
  if (toasts.length === 0) return null;
  const next = findVisibleToast(toasts);
  // A toast already shown stays rendered, or it would be announced twice.
  const visible = isAttended || next?.isShown ? next : null;
  return (
    <Suspense fallback={null}>
      <Toaster toasts={toasts} visible={visible} isAttended={isAttended} />
    </Suspense>
  );
}

/** Fallback when the toasts' code cannot be loaded. */
function PlainToaster({ visible, isAttended }: ToasterProps) {
  if (visible === null) return null;
  return <PlainToast key={visible.id} toast={visible} isAttended={isAttended} />;
}

function PlainToast({ toast, isAttended }: { toast: Toast; isAttended: boolean }) {
  const { id, title, description } = toast;
  useToastTime(toast, isAttended);
  return (
    <div className="no-print fixed right-4 bottom-[calc(var(--bar-height,0px)+1rem)] z-50 flex max-w-[min(24rem,calc(100vw-2rem))] items-center gap-3 rounded-card border-[1.5px] border-ink bg-raised p-4 shadow-float">
      <p role="alert">
        <strong>{title}</strong> {description}
      </p>
      <button className="button-line" type="button" onClick={() => dismissToast(id)}>
        {t.dismiss}
      </button>
    </div>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import {
  toastRules,
  type Toast,
  dismissToast,
  recordToastShown,
} from '#app/browser/toasts/toast-store.ts';

export type ToasterProps = {
  toasts: readonly Toast[];
  /** The toast to show; null while no toast can be seen. */
  visible: Toast | null;
  /** Whether the user can see it. */
  isAttended: boolean;
};

/** Runs a toast's timer, only while `isRunning`, and dismisses it at the end. */
export function useToastTime({ id, isShown, isDismissed }: Toast, isRunning: boolean) {
  const leftMs = useRef<number>(toastRules.durationMs);
  const end = useEffectEvent(() => dismissToast(id));
  useEffect(() => {
    if (!isShown) recordToastShown(id);
  }, [id, isShown]);
  useEffect(() => {
    if (!isRunning || isDismissed) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isRunning, isDismissed]);
}

import { errors, successes } from '#app/messages/toasts.ts';

/** One toast is shown at a time. */
export const toastRules = {
  durationMs: 5000,
  swipeThresholdPx: 50,
  swipeDirection: 'right',
  /** Counted from its dismissal. */
  removalDelayMs: 1_000_000,
  hotkey: ['F8'],
} as const;

export type ToastText = { tone: 'error' | 'success'; title: string; description?: string };

export type ToastName = keyof typeof errors | keyof typeof successes;

/**
 * Returns a toast. One without a description gets one when shown, usually the server's message.
 */
export function findToastText(name: ToastName): ToastText {
  return name in errors
    ? { tone: 'error', ...errors[name as keyof typeof errors] }
    : { tone: 'success', ...successes[name as keyof typeof successes] };
}

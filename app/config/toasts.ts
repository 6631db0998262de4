import { errors, successes, type ToastText } from '#app/messages/toasts.ts';

/** One toast is shown at a time. */
export const toastRules = {
  durationMs: 5000,
  swipeThresholdPx: 50,
  swipeDirection: 'right',
  /** Counted from its dismissal. */
  removalDelayMs: 1_000_000,
  hotkey: ['F8'],
} as const;

type ToastName = keyof typeof errors | keyof typeof successes;

/** A toast of any page by its name, or one of a screen's own. */
export type ToastRef = ToastName | ToastText;

/**
 * Returns a toast. One without a description gets one when shown, usually the server's message.
 */
export function findToastText(toast: ToastRef): ToastText {
  if (typeof toast === 'object') return toast;
  return toast in errors
    ? { tone: 'error', ...errors[toast as keyof typeof errors] }
    : { tone: 'success', ...successes[toast as keyof typeof successes] };
}

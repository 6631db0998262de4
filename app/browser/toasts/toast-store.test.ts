import * as toasts from '#app/messages/account-toasts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastRules } from '#app/config/toasts.ts';
import {
  dismissToast,
  dismissOutdated,
  findVisibleToast,
  recordToastShown,
  notify,
  toastStore,
} from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const visible = () => findVisibleToast(toastStore.get());

test('a second toast waits until the first is dismissed', () => {
  notify('signedOut');
  notify(toasts.signInFailed, 'Invalid login credentials');
  expect(visible()).toMatchObject({
    title: 'Signed Out',
    description: 'You have been successfully signed out.',
  });
  dismissToast(visible()?.id ?? 0);
  expect(visible()).toMatchObject({
    title: 'Sign In Failed',
    description: 'Invalid login credentials',
    tone: 'error',
  });
  dismissToast(visible()?.id ?? 0);
  expect(visible()).toBeNull();
});

test('a dismissed toast is removed after 1,000,000 ms', () => {
  notify(toasts.welcomeBack);
  dismissToast(visible()?.id ?? 0);
  vi.advanceTimersByTime(999_999);
  expect(toastStore.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.get()).toHaveLength(0);
});

test('a toast can be read in five seconds, swiped away to the right, and leaves in its own time', () => {
  expect(toastRules).toEqual({
    durationMs: 5000,
    swipeThresholdPx: 50,
    swipeDirection: 'right',
    removalDelayMs: 1_000_000,
    hotkey: ['F8'],
  });
});

test('a new attempt dismisses seen toasts and earlier errors, but no unseen success', () => {
  notify(toasts.welcomeBack);
  notify(toasts.signInFailed, 'Invalid login credentials');
  notify('welcome');
  recordToastShown(visible()?.id ?? 0);
  dismissOutdated();
  expect(visible()).toMatchObject({ title: 'Welcome!', isShown: false });
});

import { afterEach, beforeEach, expect, test, vi, onTestFinished } from 'vitest';
import * as toasts from '#app/messages/account-toasts.ts';
import {
  dismissToast,
  dismissOutdated,
  findVisibleToast,
  recordToastShown,
  notify,
  toastStore,
  carryToasts,
  toastRules,
} from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const visible = () => findVisibleToast(toastStore.get());

/** A browser's tab, in which one document follows another. */
function openTab() {
  const storage = new Map<string, string>();
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { leave: () => void tab.dispatchEvent(new Event('pagehide')), storage };
}

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

test('unread toasts appear in the next document, and read ones do not', () => {
  const tab = openTab();
  const stop = carryToasts();
  notify(toasts.welcomeBack);
  recordToastShown(visible()?.id ?? 0);
  notify('saveFailed');
  tab.leave();
  stop();
  for (const { id } of toastStore.get()) dismissToast(id);
  onTestFinished(carryToasts());
  expect(visible()).toMatchObject({ title: 'Not saved', tone: 'error', isShown: false });
  expect(tab.storage.size).toBe(0);
});

test('a request cut off by leaving the document shows no error in the next one', () => {
  const tab = openTab();
  onTestFinished(carryToasts());
  notify('connectionError');
  tab.leave();
  expect(tab.storage.size).toBe(0);
});

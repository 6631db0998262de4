import * as toasts from '#app/messages/account-toasts.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { carryToasts } from './carry-toasts.ts';
import {
  dismissToast,
  findVisibleToast,
  recordToastShown,
  notify,
  toastStore,
} from './toast-store.ts';

/** A browser's tab, in which one document follows another. */
function openTab() {
  const kept = new Map<string, string>();
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { leave: () => void tab.dispatchEvent(new Event('pagehide')), kept };
}

const visible = () => findVisibleToast(toastStore.get());

afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
});

test('unread toasts appear in the next document, and read ones do not', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
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
  expect(tab.kept.size).toBe(0);
});

test('a request cut off by leaving the document shows no error in the next one', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const tab = openTab();
  onTestFinished(carryToasts());
  notify('connectionError');
  tab.leave();
  expect(tab.kept.size).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toastStore } from '#app/browser/toasts/toast-store.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { followSession } from './follow-session.ts';
import { sessionStore } from './session-store.ts';
import { listenForSignOut } from './sign-out-state.ts';

type Listener = (event: string, session: object | null) => void;
type Answer = { data: object | null; error: object | null; status: number };

const user = { id: 'u1', email: 'ana@example.com', user_metadata: { first_name: 'Ana' } };
const ana = { user_id: 'u1', first_name: 'Ana', last_name: null, role: 'community_user' };
const missing: Answer = { data: null, error: { code: 'PGRST116', message: 'no row' }, status: 406 };
const found: Answer = { data: ana, error: null, status: 200 };
const offline: Answer = { data: null, error: { code: '', message: 'failed' }, status: 0 };
const created: Answer = { data: null, error: null, status: 201 };

/** A Supabase whose auth events a test raises, and whose answers it gives. */
function pretend({
  profile = found,
  insert = created,
  refreshError = null as object | null,
  stored = null as object | null,
} = {}) {
  let listener: Listener = () => undefined;
  const inserted: object[] = [];
  const auth = {
    onAuthStateChange: (next: Listener) => void (listener = next),
    getSession: async () => ({ data: { session: stored } }),
    refreshSession: vi.fn(async () => ({ error: refreshError })),
    signOut: vi.fn(async () => ({ error: null })),
  };
  const single = vi.fn(async () => profile);
  const from = () => ({
    select: () => ({ eq: () => ({ single }) }),
    insert: async (row: object) => {
      inserted.push(row);
      return insert;
    },
  });
  const raise = async (event: string, session: object | null = { user }) => {
    listener(event, session);
    await vi.advanceTimersByTimeAsync(1);
  };
  const db = { auth, from } as unknown as Db;
  const start = async ({ hadSession = false } = {}) =>
    followSession({ db, refreshToken: hadSession ? 'first' : null });
  return { start, auth, inserted, raise };
}

const titles = () => toastStore.get().map(({ title }) => title);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
  sessionStore.set({ status: 'signed-out' });
});

test('a visitor without a session asks nothing', async () => {
  const { start, auth } = pretend();
  await start();
  expect(auth.refreshSession).not.toHaveBeenCalled();
});

test('a session in storage is refreshed, and the profile is loaded', async () => {
  const { start, auth, raise } = pretend();
  await start({ hadSession: true });
  expect(auth.refreshSession).toHaveBeenCalledOnce();
  await raise('TOKEN_REFRESHED');
  expect(sessionStore.get()).toMatchObject({ status: 'signed-in', profile: ana });
  expect(titles()).toEqual([]);
});

test.each([
  ['refused', { name: 'AuthApiError', message: 'no', status: 400 }, []],
  ['not reached', { name: 'AuthRetryableFetchError', message: 'no' }, ['Connection Error']],
])('a session whose refresh is %s is cleared locally', async (_what, refreshError, toasts) => {
  const { start, auth } = pretend({ refreshError });
  sessionStore.set({ status: 'loading', person: null });
  await start({ hadSession: true });
  expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
  expect(sessionStore.get()).toEqual({ status: 'signed-out' });
  expect(titles()).toEqual(toasts);
});

test('a session that another tab has renewed meanwhile is taken from there', async () => {
  const { start, auth } = pretend({ stored: { user, refresh_token: 'second' } });
  await start({ hadSession: true });
  expect(auth.refreshSession).not.toHaveBeenCalled();
  expect(auth.signOut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sessionStore.get()).toMatchObject({ status: 'signed-in', profile: ana });
});

test('losing a session refresh to another tab ends no session', async () => {
  const refreshError = { name: 'AuthRefreshDiscardedError', message: 'discarded', status: 409 };
  const { start, auth } = pretend({ refreshError });
  const renewed = { data: { session: { user, refresh_token: 'second' } } };
  auth.getSession = vi
    .fn(async () => renewed)
    .mockResolvedValueOnce({ data: { session: { user, refresh_token: 'first' } } });
  await start({ hadSession: true });
  expect(auth.signOut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sessionStore.get()).toMatchObject({ status: 'signed-in', profile: ana });
  expect(titles()).toEqual([]);
});

test('signing out in another tab shows a toast here, but only to a person who was signed in', async () => {
  vi.stubGlobal('BroadcastChannel', OtherTabs);
  listenForSignOut();
  const { start, raise } = pretend();
  await start();
  OtherTabs.say(true);
  await raise('SIGNED_OUT', null);
  expect(titles()).toEqual([]);
  await raise('SIGNED_IN');
  OtherTabs.say(true);
  await raise('SIGNED_OUT', null);
  expect(toastStore.get()).toMatchObject([
    { title: 'Signed Out', description: 'You signed out in another tab.' },
  ]);
  vi.unstubAllGlobals();
});

/** The other tabs, of which a test says what they say. */
class OtherTabs {
  static say: (isLeaving: boolean) => void = () => undefined;

  addEventListener(_name: string, listener: (event: { data: boolean }) => void) {
    OtherTabs.say = (data) => listener({ data });
  }
}

test('a first sign-in creates the profile from the metadata, once, and welcomes', async () => {
  const { start, inserted, raise } = pretend({ profile: missing });
  await start();
  await raise('SIGNED_IN');
  await raise('SIGNED_IN');
  expect(inserted).toEqual([ana]);
  expect(titles()).toEqual(['Welcome!']);
  expect(sessionStore.get()).toMatchObject({ profile: ana });
});

test('a new person without metadata signs in with a blank profile, and no toast appears', async () => {
  const { start, inserted, raise } = pretend({ profile: missing });
  await start();
  await raise('SIGNED_IN', { user: { ...user, user_metadata: {} } });
  expect(inserted).toEqual([]);
  expect(titles()).toEqual([]);
  const profile = { user_id: 'u1', first_name: null, last_name: null, role: 'community_user' };
  expect(sessionStore.get()).toMatchObject({ status: 'signed-in', profile });
});

const refused: Answer = { data: null, error: { code: 'PT401', message: 'ended' }, status: 401 };
const denied: Answer = { data: null, error: { code: '42501', message: 'denied' }, status: 403 };

test.each([
  ['a profile that cannot be read', { profile: denied }, ['Profile Error']],
  ['no network', { profile: offline }, ['Connection Error']],
  [
    'a profile that cannot be created',
    { profile: missing, insert: denied },
    ['Profile Creation Failed'],
  ],
  ['no network at creation', { profile: missing, insert: offline }, ['Network Error']],
])('%s shows a toast', async (_what, answers, toasts) => {
  const { start, raise } = pretend(answers);
  await start();
  await raise('SIGNED_IN');
  expect(titles()).toEqual(toasts);
});

test('a profile that is refused because the session has ended shows no toast', async () => {
  const { start, raise } = pretend({ profile: refused });
  await start();
  await raise('SIGNED_IN');
  expect(titles()).toEqual([]);
});

test('sign-out, password recovery, and a changed email update the session store', async () => {
  const { start, raise } = pretend();
  await start();
  await raise('PASSWORD_RECOVERY');
  expect(sessionStore.get()).toMatchObject({ status: 'signed-in', isRecovering: true });
  await raise('USER_UPDATED', { user: { ...user, email: 'new@example.com' } });
  expect(sessionStore.get()).toMatchObject({ email: 'new@example.com', isRecovering: false });
  await raise('SIGNED_OUT', null);
  expect(sessionStore.get()).toEqual({ status: 'signed-out' });
});

test('password recovery survives a reload and ends with another person or a sign-out', async () => {
  const { start, raise } = pretend();
  await start();
  await raise('PASSWORD_RECOVERY');
  sessionStore.set({ status: 'loading', person: null });
  await raise('TOKEN_REFRESHED');
  expect(sessionStore.get()).toMatchObject({ isRecovering: true });
  await raise('TOKEN_REFRESHED', { user: { ...user, id: 'u2' } });
  expect(sessionStore.get()).toMatchObject({ isRecovering: false });
  await raise('SIGNED_OUT', null);
  await raise('SIGNED_IN');
  expect(sessionStore.get()).toMatchObject({ isRecovering: false });
});

test('names come from the metadata until the profile loads, and a new email is shown as pending', async () => {
  const { start, raise } = pretend({ profile: offline });
  await start();
  await raise('SIGNED_IN', { user: { ...user, new_email: 'new@example.com' } });
  expect(sessionStore.get()).toMatchObject({
    first_name: 'Ana',
    newEmail: 'new@example.com',
    profile: null,
    isProfileLoading: false,
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { findFirstState } from './session-store.ts';

/** A page with this in local storage and this behind its address. */
function openPage({ stored, hash = '' }: { stored?: string; hash?: string }) {
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('localStorage', { getItem: () => stored ?? null });
}

afterEach(() => void vi.unstubAllGlobals());

test('a page reads from storage who is probably signed in', () => {
  const user = { email: 'ana@example.com', user_metadata: { first_name: 'Ana', last_name: 7 } };
  openPage({ stored: JSON.stringify({ user }) });
  expect(findFirstState()).toEqual({
    status: 'loading',
    person: { first_name: 'Ana', last_name: null, email: 'ana@example.com' },
  });
});

test.each(['{', 'null', '[]', '{"user":null}', '{"user":{"user_metadata":"x"}}', '{"user":7}'])(
  'a stored session of %s names no person, and the page checks it',
  (stored) => {
    openPage({ stored });
    expect(findFirstState()).toEqual({ status: 'loading', person: null });
  },
);

test.each(['', '#categories', '#access_token=x&refresh_token=y', '#error_code=otp_expired'])(
  'without a session in storage, %j is no sign of one',
  (hash) => {
    openPage({ hash });
    expect(findFirstState()).toEqual({ status: 'signed-out' });
  },
);

test('a browser that blocks storage counts as signed out', () => {
  openPage({});
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('SecurityError');
    },
  });
  expect(findFirstState()).toEqual({ status: 'signed-out' });
});

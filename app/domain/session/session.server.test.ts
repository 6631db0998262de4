import { expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '#app/services/supabase/client.ts';
import { findUserId } from './session.server.ts';

const token = { token: 'a.b.c', timeoutMs: 60_000 };

function askWith(getClaims: () => Promise<unknown>) {
  const db = { auth: { getClaims } } as unknown as Db;
  return findUserId({ db }, token);
}

test('a valid token identifies its user', async () => {
  const answer = { data: { claims: { sub: 'somebody' } }, error: null };
  expect(await askWith(async () => answer)).toBe('somebody');
});

test('a valid token of an ended session identifies no user where a session is required', async () => {
  const getClaims = async () => ({ data: { claims: { sub: 'somebody' } }, error: null });
  const ended = { name: 'AuthApiError', status: 403, code: 'session_not_found' };
  const getUser = async () => ({ data: { user: null }, error: ended });
  const db = { auth: { getClaims, getUser } } as unknown as Db;
  expect(await findUserId({ db }, token)).toBe('somebody');
  expect(await findUserId({ db }, { ...token, needsSession: true })).toBeNull();
});

test.each([
  [
    'is not valid',
    async () => ({ data: null, error: { name: 'AuthInvalidJwtError', status: 400 } }),
  ],
  ['Supabase refuses', async () => ({ data: null, error: { name: 'AuthApiError', status: 403 } })],
  ['is no token', () => Promise.reject(new SyntaxError('Unexpected token'))],
])('a token that %s identifies no user', async (_what, getClaims) => {
  expect(await askWith(getClaims)).toBeNull();
});

test.each([
  ['is silent', () => new Promise(() => undefined)],
  ['is away', async () => ({ data: null, error: { name: 'AuthRetryableFetchError', status: 0 } })],
  [
    'has been asked too much',
    async () => ({ data: null, error: { name: 'AuthApiError', status: 429 } }),
  ],
])('while Supabase %s, a token is not reported as invalid', async (_what, getClaims) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const refusal = askWith(getClaims).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(token.timeoutMs);
  expect(await refusal).toMatchObject({ code: 'backend_unavailable' });
});

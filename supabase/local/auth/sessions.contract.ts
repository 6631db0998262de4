import { beforeAll, expect, test } from 'vitest';
import {
  newEmail,
  goodPassword,
  shareTarget,
  signInNewPerson,
  type Target,
} from './test-target.ts';

let target: Target;

beforeAll(async () => {
  target = await shareTarget();
}, 60_000);

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function refreshWith(refreshToken: string) {
  return target.connect().auth.refreshSession({ refresh_token: refreshToken });
}

test('a refresh gives new tokens for the same session', async () => {
  const { session, client } = await signInNewPerson(target);
  const { data } = await client.auth.refreshSession();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  const [before, after] = [session, data.session].map((one) => readClaims(one?.access_token));
  expect(after).toMatchObject({ session_id: before?.session_id, amr: before?.amr });
});

test('an answer that was lost can be asked for again and is the same', async () => {
  const { session } = await signInNewPerson(target);
  const first = await refreshWith(session.refresh_token);
  await target.letPass(11);
  const again = await refreshWith(session.refresh_token);
  expect(again.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
});

test('two tabs at the same moment get the same tokens', async () => {
  const { session } = await signInNewPerson(target);
  const tabs = await Promise.all(
    Array.from({ length: 8 }, () => refreshWith(session.refresh_token)),
  );
  const tokens = tabs.map(({ data }) => data.session?.refresh_token);
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).toBeDefined();
});

test('two tabs that are a moment apart both keep the session', async () => {
  const { session } = await signInNewPerson(target);
  const first = await refreshWith(session.refresh_token);
  await refreshWith(first.data.session?.refresh_token ?? '');
  expect((await refreshWith(session.refresh_token)).error).toBeNull();
});

test('a stolen old refresh token ends the session for everybody', async () => {
  const { session } = await signInNewPerson(target);
  const first = await refreshWith(session.refresh_token);
  const second = await refreshWith(first.data.session?.refresh_token ?? '');
  await target.letPass(11);
  const stolen = await refreshWith(session.refresh_token);
  expect([stolen.error?.status, stolen.error?.code]).toEqual([400, 'refresh_token_already_used']);
  await target.letPass(11);
  const owner = await refreshWith(second.data.session?.refresh_token ?? '');
  expect(owner.error?.code).toBe('refresh_token_already_used');
});

test('an unknown refresh token is refused, also one with a NUL', async () => {
  for (const token of ['unknown12345', 'a\0b']) {
    const { error } = await refreshWith(token);
    expect([error?.status, error?.code]).toEqual([400, 'refresh_token_not_found']);
  }
});

test('signing out everywhere ends every session', async () => {
  const { email, client: here } = await signInNewPerson(target);
  const there = target.connect();
  const { data } = await there.auth.signInWithPassword({ email, password: goodPassword });
  await here.auth.signOut({ scope: 'global' });
  expect((await there.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  const { error } = await refreshWith(data.session?.refresh_token ?? '');
  expect(error?.code).toBe('refresh_token_not_found');
});

test('a PKCE link gives a code that only the browser that asked can exchange, once', async () => {
  const { email } = await signInNewPerson(target);
  const pkce = { flowType: 'pkce', persistSession: true } as const;
  const asking = target.connect({ ...pkce, storage: createStorage(), storageKey: 'asking' });
  const other = target.connect({ ...pkce, storage: createStorage(), storageKey: 'other' });
  await asking.auth.signInWithOtp({ email, options: { emailRedirectTo: 'http://localhost/x' } });
  await other.auth.resetPasswordForEmail(newEmail());
  const url = await target.open((await target.readMail(email)).link);
  expect(url.hash).toBe('');
  const code = url.searchParams.get('code') ?? '';

  const stolen = await other.auth.exchangeCodeForSession(code);
  expect([stolen.error?.status, stolen.error?.code]).toEqual([400, 'bad_code_verifier']);
  const { data } = await asking.auth.exchangeCodeForSession(code);
  expect(data.session?.user.email).toBe(email);
  await asking.auth.resetPasswordForEmail(newEmail());
  const again = await asking.auth.exchangeCodeForSession(code);
  expect([again.error?.status, again.error?.code]).toEqual([404, 'flow_state_not_found']);
});

test('a used PKCE link tells its error in the query too', async () => {
  const { email } = await signInNewPerson(target);
  const client = target.connect({ flowType: 'pkce' });
  await client.auth.resetPasswordForEmail(email);
  const { link } = await target.readMail(email);
  await target.open(link);
  const url = await target.open(link);
  expect(url.searchParams.get('error_code')).toBe('otp_expired');
  expect(url.hash).toContain('error_code=otp_expired');
});

function readClaims(token = ''): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

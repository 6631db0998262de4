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
  await target.advanceClock(11);
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
  await target.advanceClock(11);
  const stolen = await refreshWith(session.refresh_token);
  expect([stolen.error?.status, stolen.error?.code]).toEqual([400, 'refresh_token_already_used']);
  await target.advanceClock(11);
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

/** A browser that asks for links by PKCE, and remembers its verifiers. */
function connectByPkce(): ReturnType<Target['connect']> {
  const auth = { flowType: 'pkce', persistSession: true, storageKey: 'asking' } as const;
  return target.connect({ ...auth, storage: createStorage() });
}

async function openMail(email: string): Promise<string> {
  const url = await target.open((await target.readMail(email)).link);
  return url.searchParams.get('code') ?? '';
}

test('the token hash of a PKCE link signs in where nobody asked for it, and only once', async () => {
  const { email } = await signInNewPerson(target);
  await connectByPkce().auth.resetPasswordForEmail(email);
  const { link } = await target.readMail(email);
  const hash = new URL(link).searchParams.get('token') ?? '';
  expect(hash).toMatch(/^pkce_[0-9a-f]{56}$/);
  const other = target.connect();
  const { data } = await other.auth.verifyOtp({ token_hash: hash, type: 'recovery' });
  expect(data.user?.email).toBe(email);
  expect((await target.open(link)).searchParams.get('error_code')).toBe('otp_expired');
});

test('a session by a PKCE code says which mail it began with, and may set a password after a recovery', async () => {
  const { email } = await signInNewPerson(target);
  const asking = connectByPkce();
  await asking.auth.resetPasswordForEmail(email);
  const recovered = await asking.auth.exchangeCodeForSession(await openMail(email));
  expect(readClaims(recovered.data.session?.access_token)).toMatchObject({
    amr: [{ method: 'recovery' }],
  });
  const { error } = await asking.auth.updateUser({ password: 'another long password' });
  expect(error).toBeNull();

  const newcomer = newEmail();
  await asking.auth.signUp({ email: newcomer, password: goodPassword });
  const confirmed = await asking.auth.exchangeCodeForSession(await openMail(newcomer));
  expect(readClaims(confirmed.data.session?.access_token)).toMatchObject({
    amr: [{ method: 'email/signup' }],
  });
  const refused = await asking.auth.updateUser({ password: 'another long password' });
  expect(refused.error?.code).toBe('current_password_required');
});

test('a PKCE code is for 5 minutes after a sign-in link was opened, else after the mail was requested', async () => {
  const { email } = await signInNewPerson(target);
  const asking = connectByPkce();
  await asking.auth.signInWithOtp({ email });
  await target.advanceClock(301);
  const signedIn = await asking.auth.exchangeCodeForSession(await openMail(email));
  expect(signedIn.data.session?.user.email).toBe(email);
  await asking.auth.resetPasswordForEmail(email);
  await target.advanceClock(301);
  const late = await asking.auth.exchangeCodeForSession(await openMail(email));
  expect([late.error?.status, late.error?.code]).toEqual([422, 'flow_state_expired']);
});

test('both links of a new address are opened by PKCE, and the second gives the code', async () => {
  const { email, client: asking } = await signInNewPerson(target, {
    flowType: 'pkce',
    persistSession: true,
    storage: createStorage(),
    storageKey: 'asking',
  });
  const next = newEmail();
  await asking.auth.updateUser({ email: next });
  const half = await target.open((await target.readMail(email)).link);
  expect(half.searchParams.get('message')).toContain('Confirmation link accepted');
  expect(half.searchParams.get('code')).toBeNull();
  const { data } = await asking.auth.exchangeCodeForSession(await openMail(next));
  expect(data.session?.user.email).toBe(next);
});

function readClaims(token = ''): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

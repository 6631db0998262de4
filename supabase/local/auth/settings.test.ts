import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../inbox/inbox.ts';
import { createProject, ownerId, password, startTestStack } from '../testing/project.ts';

const config = `
[auth]
enable_anonymous_sign_ins = true
enable_manual_linking = true
[auth.email]
enable_confirmations = false
secure_password_change = true
require_current_password = true
`;
const project = createProject({ 'config.toml': config });
let stack: Awaited<ReturnType<typeof startTestStack>>;

beforeAll(async () => {
  stack = await startTestStack({ projectDir: project.folder });
});

afterAll(async () => {
  await stack.stop();
  project.remove();
});

function connect(): SupabaseClient {
  const { url, publishableKey } = stack.supabase;
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

test('an anonymous user becomes a permanent one by adding an email, and keeps their rows', async () => {
  const client = connect();
  const { data } = await client.auth.signInAnonymously({ options: { data: { theme: 'dark' } } });
  expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { theme: 'dark' } });
  expect((await client.auth.getClaims()).data?.claims).toMatchObject({
    is_anonymous: true,
    amr: [{ method: 'anonymous' }],
  });
  const note = { body: 'mine', owner_id: data.user?.id };
  expect((await client.from('notes').insert(note)).error).toBeNull();
  expect((await client.auth.reauthenticate()).error?.status).toBe(422);
  expect((await client.auth.updateUser({ password: 'no address yet' })).error?.status).toBe(422);

  const email = 'becomes-known@mainstreet.example';
  const known = await client.auth.updateUser({ email, password: 'a good password' });
  expect(known.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false });
  expect(known.data.user?.identities).toHaveLength(1);
  const again = connect();
  await again.auth.signInWithPassword({ email, password: 'a good password' });
  expect((await again.from('notes').select('body').eq('owner_id', note.owner_id)).data).toEqual([
    { body: 'mine' },
  ]);
});

test('a new account is confirmed at once where config.toml wants no confirmations', async () => {
  const account = { email: 'at-once@mainstreet.example', password: 'simple' };
  const { data } = await connect().auth.signUp(account);
  expect(data.session?.user.email_confirmed_at).toBeTruthy();
  const { error } = await connect().auth.signUp(account);
  expect([error?.status, error?.code]).toEqual([422, 'user_already_exists']);
});

test('a double click on sign-up or password reset causes no errors', async () => {
  const account = { email: 'clicks-twice@mainstreet.example', password: 'simple' };
  const answers = await Promise.all([1, 2, 3].map(() => connect().auth.signUp(account)));
  const codes = answers
    .map(({ data, error }) => (data.user ? 'added' : (error?.code ?? 'none')))
    .toSorted();
  expect(codes).toEqual(['added', 'user_already_exists', 'user_already_exists']);

  const mails = [1, 2, 3].map(() => connect().auth.resetPasswordForEmail(account.email));
  const statuses = (await Promise.all(mails)).map(({ error }) => error?.status ?? 200);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
});

test('a session of more than a day changes the password only with the code of a mail', async () => {
  const client = connect();
  const email = 'owner@mainstreet.example';
  await client.auth.signInWithPassword({ email, password });
  await stack.database.exec(
    `update auth.sessions set created_at = now() - interval '25 hours' where user_id = '${ownerId}'`,
  );
  const change = (nonce?: string) =>
    client.auth.updateUser({
      password: 'a later password',
      current_password: password,
      ...(nonce && { nonce }),
    });
  expect((await change()).error?.code).toBe('reauthentication_needed');
  expect((await change('000000')).error?.code).toBe('reauthentication_not_valid');

  await client.auth.reauthenticate();
  const inbox = await fetch(`${stack.supabase.url}/inbox.json?to=${email}`);
  const [mail]: Mail[] = await inbox.json();
  expect(mail).toMatchObject({ link: '', subject: 'Your code' });
  expect((await change(mail?.code)).error).toBeNull();
});

test('a session alone changes no password, but who came by the code of a mail does', async () => {
  const account = { email: 'has-a-session@mainstreet.example', password: 'simple' };
  const client = connect();
  await client.auth.signUp(account);
  const change = (current_password?: string) =>
    client.auth.updateUser({ password: 'another', ...(current_password && { current_password }) });
  const alone = await change();
  expect([alone.error?.status, alone.error?.code]).toEqual([400, 'current_password_required']);
  expect((await change('a guess')).error?.code).toBe('current_password_invalid');
  expect((await change(account.password)).error).toBeNull();

  const { email } = account;
  await client.auth.resetPasswordForEmail(email);
  const inbox = await fetch(`${stack.supabase.url}/inbox.json?to=${email}`);
  const [mail]: Mail[] = await inbox.json();
  const byMail = connect();
  await byMail.auth.verifyOtp({ email, token: mail?.code ?? '', type: 'recovery' });
  expect((await byMail.auth.updateUser({ password: 'a third one' })).error).toBeNull();
});

test('the last way in to an account stays, and no provider is there to be linked', async () => {
  const client = connect();
  await client.auth.signUp({ email: 'one-way@mainstreet.example', password: 'simple' });
  const [identity] = (await client.auth.getUserIdentities()).data?.identities ?? [];
  const unlinked = identity && (await client.auth.unlinkIdentity(identity));
  expect(unlinked?.error?.code).toBe('single_identity_not_deletable');
  const linked = await client.auth.linkIdentity({ provider: 'google' });
  expect(linked.error?.message).toBe('Unsupported provider: provider is not enabled');
});

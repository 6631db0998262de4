import { beforeAll, expect, test } from 'vitest';
import {
  goodPassword,
  newEmail,
  shareTarget,
  readFragment,
  signInNewPerson,
  type Target,
} from './test-target.ts';

let target: Target;

beforeAll(async () => {
  target = await shareTarget();
}, 60_000);

test("the publishable key and a person's token open none of the admin endpoints", async () => {
  const { client } = await signInNewPerson(target);
  for (const { auth } of [target.connect(), client]) {
    const { error } = await auth.admin.listUsers();
    expect([error?.status, error?.code]).toEqual([403, 'not_admin']);
    const made = await auth.admin.createUser({ email: newEmail(), password: goodPassword });
    expect(made.error?.code).toBe('not_admin');
  }
});

test('an admin creates, reads, changes, bans and deletes a user', async () => {
  const { admin } = target.admin.auth;
  const email = newEmail();
  const { data } = await admin.createUser({ email, password: goodPassword, email_confirm: true });
  const id = data.user?.id ?? '';
  const taken = await admin.createUser({ email, password: goodPassword });
  expect([taken.error?.status, taken.error?.code]).toEqual([422, 'email_exists']);
  const changed = await admin.updateUserById(id, { app_metadata: { team: 'red' } });
  expect(changed.data.user?.app_metadata).toMatchObject({ provider: 'email', team: 'red' });
  expect((await admin.getUserById(id)).data.user?.email).toBe(email);

  await admin.updateUserById(id, { ban_duration: '1h' });
  const { auth } = target.connect();
  const banned = await auth.signInWithPassword({ email, password: goodPassword });
  expect(banned.error?.code).toBe('user_banned');
  expect((await admin.deleteUser(id)).error).toBeNull();
  const gone = await admin.getUserById(id);
  expect([gone.error?.status, gone.error?.code]).toEqual([404, 'user_not_found']);
});

test('users are listed in pages', async () => {
  await signInNewPerson(target);
  await signInNewPerson(target);
  const { data } = await target.admin.auth.admin.listUsers({ page: 1, perPage: 1 });
  expect(data.users).toHaveLength(1);
  expect(data).toMatchObject({ nextPage: 2 });
});

test('a person who was deleted is no longer signed in', async () => {
  const { client, session } = await signInNewPerson(target);
  await target.admin.auth.admin.deleteUser(session.user.id, true);
  expect((await client.auth.getUser()).error?.code).toBe('user_not_found');
});

test('a generated link signs in without a mail', async () => {
  const { email } = await signInNewPerson(target);
  const { data } = await target.admin.auth.admin.generateLink({ type: 'magiclink', email });
  const { hashed_token: tokenHash = '' } = data.properties ?? {};
  const { auth } = target.connect();
  const verified = await auth.verifyOtp({ token_hash: tokenHash, type: 'magiclink' });
  expect(verified.data.user?.email).toBe(email);
  expect(await target.countMails(email)).toBe(0);
});

test('an invited person opens the mail and is signed in', async () => {
  const email = newEmail();
  await target.admin.auth.admin.inviteUserByEmail(email, { data: { first_name: 'Ivy' } });
  const fields = readFragment(await target.open((await target.readMail(email)).link));
  expect(fields.get('type')).toBe('invite');
  expect(fields.get('access_token')).toBeTruthy();
});

const paths = [
  '/signup',
  '/token?grant_type=password',
  '/token?grant_type=refresh_token',
  '/token?grant_type=pkce',
  '/recover',
  '/resend',
  '/otp',
  '/verify',
];
const text = (value: unknown) =>
  JSON.stringify({
    email: value,
    password: value,
    token: value,
    type: 'signup',
    data: { a: value },
  });
const bad: [string, string][] = [
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', '[]'],
  ['null', 'null'],
  ['numbers', text(1)],
  ['lists', text([])],
  ['an e-mail of 300 characters', text(`${'a'.repeat(290)}@mainstreet.example`)],
  ['NUL characters', text('a\0@mainstreet.example')],
  ['lone surrogates', text('\ud800a@mainstreet.example')],
  ['a homograph', text('а@mainstreet.example')],
];

test.for(bad)('%s gets an error of the 4xx kind everywhere', async ([, body]) => {
  for (const path of paths) {
    const response = await target.post(path, body);
    expect([path, Math.floor(response.status / 100)]).toEqual([path, 4]);
    expect(await response.json()).toHaveProperty('error_code');
  }
});

test('names with a NUL are refused, with a lone surrogate they are mended', async () => {
  const { client } = await signInNewPerson(target);
  const { error } = await client.auth.updateUser({ data: { first_name: 'a\0b' } });
  expect([error?.status, error?.code]).toEqual([400, 'validation_failed']);
  const { data } = await client.auth.updateUser({ data: { first_name: 'a\ud800', '\udc00': 1 } });
  expect(data.user?.user_metadata).toMatchObject({ first_name: 'a\ufffd', '\ufffd': 1 });
});

test('a password of more than 72 bytes is refused, as bcrypt would cut it', async () => {
  const { error } = await target.connect().auth.signUp({
    email: newEmail(),
    password: 'ü'.repeat(37),
  });
  expect([error?.status, error?.code]).toEqual([400, 'validation_failed']);
});

test('the inbox page shows a mail with its link', async () => {
  const email = newEmail();
  await target.connect().auth.signUp({ email, password: goodPassword });
  const page = await (await fetch(`${target.url}/inbox?to=${email}`)).text();
  expect(page).toContain('/auth/v1/verify?token=');
  expect(page).toContain(`To ${email}`);
});

import { beforeAll, expect, test } from 'vitest';
import {
  goodPassword,
  newEmail,
  shareTarget,
  readFragment,
  signInNewPerson,
  type Target,
} from './test-target.ts';

const home = 'http://localhost:4321/welcome';
let target: Target;

beforeAll(async () => {
  target = await shareTarget();
}, 60_000);

function signUp(email: string, emailRedirectTo = home) {
  const data = { first_name: 'Ada', last_name: 'Nakamura' };
  const options = { data, emailRedirectTo };
  return target.connect().auth.signUp({ email, password: goodPassword, options });
}

test('a new person signs up, opens the link of the mail and is signed in', async () => {
  const email = newEmail();
  const { data, error } = await signUp(email.toUpperCase());
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email, user_metadata: { first_name: 'Ada' } });
  expect(data.user?.identities).toHaveLength(1);

  const early = await target.connect().auth.signInWithPassword({ email, password: goodPassword });
  expect(early.error?.code).toBe('email_not_confirmed');

  const url = await target.open((await target.readMail(email)).link);
  expect(url.origin + url.pathname).toBe(home);
  const fields = readFragment(url);
  expect(fields.get('type')).toBe('signup');
  const client = target.connect();
  const { data: restored } = await client.auth.setSession({
    access_token: fields.get('access_token') ?? '',
    refresh_token: fields.get('refresh_token') ?? '',
  });
  expect(restored.user?.user_metadata).toMatchObject({
    last_name: 'Nakamura',
    email_verified: true,
  });
  expect(restored.user?.email_confirmed_at).toBeTruthy();
});

test('the second click on a link leads on with an error instead of a session', async () => {
  const email = newEmail();
  await signUp(email);
  const { link } = await target.readMail(email);
  await target.open(link);
  const fields = readFragment(await target.open(link));
  expect(Object.fromEntries(fields)).toMatchObject({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  });
});

test('a link works for an hour', async () => {
  const email = newEmail();
  await signUp(email);
  await target.advanceClock(3601);
  const { code, link } = await target.readMail(email);
  expect(readFragment(await target.open(link)).get('error_code')).toBe('otp_expired');
  const late = await target.connect().auth.verifyOtp({ email, token: code, type: 'signup' });
  expect([late.error?.status, late.error?.code]).toEqual([403, 'otp_expired']);
});

test("a link never leads to somebody else's site", async () => {
  const email = newEmail();
  await signUp(email, 'https://evil.example/welcome');
  const url = await target.open((await target.readMail(email)).link);
  expect(url.hostname).toBe('localhost');
});

test('who types the code of the mail is signed in, who types another is not', async () => {
  const email = newEmail();
  await signUp(email);
  const { code } = await target.readMail(email);
  const wrong = await target.connect().auth.verifyOtp({
    email,
    token: code === '00000000' ? '00000001' : '00000000',
    type: 'email',
  });
  expect(wrong.error?.code).toBe('otp_expired');
  const { data } = await target.connect().auth.verifyOtp({ email, token: code, type: 'email' });
  expect(data.session?.user.email).toBe(email);
});

test('signing up with the address of an account tells nothing and sends nothing', async () => {
  const { email, session } = await signInNewPerson(target);
  const { data, error } = await signUp(email);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, identities: [] });
  expect(data.user?.id).not.toBe(session.user.id);
  expect(await target.countMails(email)).toBe(0);
});

test('a confirmation can be sent again, but not at once', async () => {
  const email = newEmail();
  await signUp(email);
  const { auth } = target.connect();
  const { error } = await auth.resend({ type: 'signup', email });
  expect([error?.status, error?.code]).toEqual([429, 'over_email_send_rate_limit']);
  await target.advanceClock(61);
  expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
  expect(await target.countMails(email)).toBe(2);
});

test('a weak password is refused with the reason', async () => {
  const { error } = await target.connect().auth.signUp({ email: newEmail(), password: 'short' });
  expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
});

test('who forgot the password sets a new one, and the other sessions end', async () => {
  const { email, client: elsewhere } = await signInNewPerson(target);
  const { auth } = target.connect();
  expect((await auth.resetPasswordForEmail(email, { redirectTo: home })).error).toBeNull();
  const fields = readFragment(await target.open((await target.readMail(email)).link));
  expect(fields.get('type')).toBe('recovery');
  await auth.setSession({
    access_token: fields.get('access_token') ?? '',
    refresh_token: fields.get('refresh_token') ?? '',
  });
  const same = await auth.updateUser({ password: goodPassword });
  expect([same.error?.status, same.error?.code]).toEqual([422, 'same_password']);
  expect((await auth.updateUser({ password: 'another long password' })).error).toBeNull();

  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  const old = await target.connect().auth.signInWithPassword({ email, password: goodPassword });
  expect(old.error?.code).toBe('invalid_credentials');
});

test('a recovery for an unknown address gets the usual answer and no mail', async () => {
  const email = newEmail();
  const { error } = await target.connect().auth.resetPasswordForEmail(email);
  expect(error).toBeNull();
  expect(await target.countMails(email)).toBe(0);
});

test('a magic link signs in, and makes an account only if that is wanted', async () => {
  const { email } = await signInNewPerson(target);
  const { auth } = target.connect();
  expect((await auth.signInWithOtp({ email })).error).toBeNull();
  const { code } = await target.readMail(email);
  const { data } = await auth.verifyOtp({ email, token: code, type: 'email' });
  expect(data.session?.user.email).toBe(email);

  const options = { shouldCreateUser: false };
  const refused = await auth.signInWithOtp({ email: newEmail(), options });
  expect([refused.error?.status, refused.error?.code]).toEqual([422, 'otp_disabled']);
  const stranger = newEmail();
  await auth.signInWithOtp({ email: stranger });
  expect((await target.readMail(stranger)).link).toContain('type=signup');
});

test('a person changes names, and a name that becomes null goes away', async () => {
  const { client } = await signInNewPerson(target);
  await client.auth.updateUser({ data: { first_name: '<b>Bo</b>', nick: 'B' } });
  const { data } = await client.auth.updateUser({ data: { nick: null } });
  expect(data.user?.user_metadata.first_name).toBe('<b>Bo</b>');
  expect(data.user?.user_metadata).not.toHaveProperty('nick');
});

test('an address changes when both the old and the new one agree', async () => {
  const { email, client } = await signInNewPerson(target);
  const next = newEmail();
  const { data } = await client.auth.updateUser({ email: next });
  expect(data.user).toMatchObject({ email, new_email: next });

  const first = await target.open((await target.readMail(next)).link);
  expect(readFragment(first).get('message')).toMatch(/^Confirmation link accepted/);
  expect((await client.auth.getUser()).data.user?.email).toBe(email);
  await target.open((await target.readMail(email)).link);
  const { user } = (await client.auth.getUser()).data;
  expect([user?.email, user?.new_email]).toEqual([next, undefined]);
  expect(user?.identities?.[0]?.identity_data?.email).toBe(next);
});

test('an address that somebody has cannot be taken', async () => {
  const { email } = await signInNewPerson(target);
  const { client } = await signInNewPerson(target);
  const { error } = await client.auth.updateUser({ email });
  expect([error?.status, error?.code]).toEqual([422, 'email_exists']);
});

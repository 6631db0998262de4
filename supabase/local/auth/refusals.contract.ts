import { AuthClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import {
  goodPassword,
  newEmail,
  shareTarget,
  signInNewPerson,
  type Target,
} from './test-target.ts';

let target: Target;

beforeAll(async () => {
  target = await shareTarget();
}, 60_000);

const nobody = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';

test('who gives neither an address nor a name is not let in', async () => {
  const { data, error } = await target.connect().auth.signInAnonymously();
  expect([error?.status, error?.code]).toEqual([422, 'anonymous_provider_disabled']);
  expect(data.session).toBeNull();
});

test('other providers are refused, each in its own words', async () => {
  const { auth } = target.connect({ flowType: 'pkce' });
  const { data } = await auth.signInWithOAuth({ provider: 'google' });
  const page = await fetch(data.url ?? '', { redirect: 'manual' });
  expect(page.status).toBe(400);
  expect(await page.json()).toMatchObject({ error_code: 'validation_failed' });

  const idToken = await auth.signInWithIdToken({ provider: 'google', token: 'a', nonce: 'b' });
  expect(idToken.error?.message).toMatch('Provider (issuer "https://accounts.google.com") is not');
  const sso = await auth.signInWithSSO({ domain: 'mainstreet.example' });
  expect([sso.error?.status, sso.error?.code]).toEqual([404, 'saml_provider_disabled']);
  const signature = new Uint8Array([1, 2, 3]);
  const web3 = await auth.signInWithWeb3({ chain: 'solana', message: 'a', signature });
  expect(web3.error?.code).toBe('web3_provider_disabled');
});

test('no code was sent to a phone, and what is no number is distinguished', async () => {
  const { auth } = target.connect();
  const code = { token: '123456', type: 'sms' } as const;
  const unknown = await auth.verifyOtp({ phone: '+15555551212', ...code });
  expect([unknown.error?.status, unknown.error?.code]).toEqual([403, 'otp_expired']);
  const wrong = await auth.verifyOtp({ phone: '1555-home', ...code });
  expect(wrong.error?.message).toBe('Invalid phone number format (E.164 required)');
});

test('the one way in to an account can be seen and not taken away', async () => {
  const { client, email } = await signInNewPerson(target);
  const { data } = await client.auth.getUserIdentities();
  const [identity] = data?.identities ?? [];
  expect(identity).toMatchObject({ provider: 'email', identity_data: { email } });
  const linked = await client.auth.linkIdentity({ provider: 'google' });
  expect([linked.error?.status, linked.error?.code]).toEqual([404, 'manual_linking_disabled']);
  const unlinked = identity && (await client.auth.unlinkIdentity(identity));
  expect(unlinked?.error?.code).toBe('manual_linking_disabled');
});

test('nobody has a second factor, and nobody gets one', async () => {
  const { client, session } = await signInNewPerson(target);
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' });
  expect([enrolled.error?.status, enrolled.error?.code]).toEqual([
    422,
    'mfa_totp_enroll_not_enabled',
  ]);
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  const challenged = await client.auth.mfa.challenge({ factorId: nobody });
  expect(challenged.error?.code).toBe('mfa_factor_not_found');

  const { mfa } = target.admin.auth.admin;
  expect((await mfa.listFactors({ userId: session.user.id })).data?.factors).toEqual([]);
  expect((await mfa.listFactors({ userId: nobody })).error?.code).toBe('user_not_found');
  const removed = await mfa.deleteFactor({ userId: session.user.id, id: nobody });
  expect(removed.error?.code).toBe('mfa_factor_not_found');
});

test('who is not signed in is asked to sign in first', async () => {
  const url = `${target.url}/auth/v1`;
  const bare = new AuthClient({ url, headers: { apikey: target.publishableKey } });
  const enrolled = await bare.mfa.enroll({ factorType: 'totp' });
  expect([enrolled.error?.status, enrolled.error?.code]).toEqual([401, 'no_authorization']);
});

test('the claims of a session are checked, and a forged token is noticed', async () => {
  const { client, email, session } = await signInNewPerson(target);
  const { data } = await client.auth.getClaims();
  expect(data?.claims).toMatchObject({ email, is_anonymous: false });
  const [head, , signature] = session.access_token.split('.');
  const claims = { ...data?.claims, sub: nobody };
  const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
  expect((await client.auth.getClaims(forged)).error?.code).toBe('bad_jwt');

  const keys = await fetch(`${target.url}/auth/v1/.well-known/jwks.json`);
  expect(await keys.json()).toHaveProperty('keys');
});

test('what an admin says about a new user is all that its metadata says', async () => {
  const user_metadata = { first_name: 'Ada' };
  const { data } = await target.admin.auth.admin.createUser({
    email: newEmail(),
    password: goodPassword,
    user_metadata,
  });
  expect(data.user?.user_metadata).toEqual(user_metadata);
});

test('a code for re-authentication comes by mail and has no link', async () => {
  const { client, email } = await signInNewPerson(target);
  const { data, error } = await client.auth.reauthenticate();
  expect(error).toBeNull();
  expect(data).toEqual({ user: null, session: null });
  const { code } = await target.readMail(email);
  expect(code).toMatch(/^\d{8}$/);
  const changed = await client.auth.updateUser({
    password: 'another good password',
    current_password: goodPassword,
    nonce: code,
  });
  expect(changed.error).toBeNull();
});

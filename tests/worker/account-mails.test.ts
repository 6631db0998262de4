import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { site } from '#app/config/site.ts';
import { sendEmailHookSecret } from '../../supabase/local/keys.ts';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import { asAnyone, signInAs } from '../support/clients.ts';
import { fileBackend } from '../support/file-backend.ts';
import { type MailProvider, startMailProvider } from '../support/mail-provider.ts';
import { findMails } from '../support/mails.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { setClock } from './worker.ts';

const otherSecret = `v1,whsec_${btoa('a second secret while the first ends')}`;

let provider: MailProvider;
let worker: RunningWorker;
const logged: string[] = [];

beforeAll(async () => {
  provider = await startMailProvider(fileBackend().supabase.url);
  worker = await serveTestWorker({
    variables: {
      MAIL_API_URL: provider.url,
      MAIL_SITE_URL: 'https://www.example.com',
      SEND_EMAIL_HOOK_SECRET: `${otherSecret}|${sendEmailHookSecret}`,
    },
    onLog: ({ message }) => void logged.push(message),
  });
});
afterAll(async () => {
  await worker?.stop();
  await provider?.stop();
});
beforeEach(() => provider.setMood('well'));

const newAddress = () => `${randomUUID().slice(0, 8)}@people.example`;

/** What hosted Supabase posts (internal/hooks/v0hooks and internal/mailer of supabase/auth). */
function write(email: string, data: object, user: object = {}): string {
  return JSON.stringify({
    metadata: { uuid: randomUUID(), time: '2026-11-29T12:00:00Z', name: 'send-email' },
    user: {
      id: '8484b834-f29e-4af2-bf42-80644d154f76',
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email, first_name: 'Buy https://evil.example', sub: '8484b834' },
      identities: [],
      created_at: '2024-05-14T12:56:33.821567Z',
      updated_at: '2024-05-14T12:56:33.825595Z',
      is_anonymous: false,
      ...user,
    },
    email_data: {
      token: '30577006',
      token_hash: '7d5b7b1964cf5d388340a7f04f1dbb5eeb6c7b52ef8270e1737a58d0',
      redirect_to: 'https://www.example.com/dashboard?tab=1',
      site_url: 'https://ref.supabase.co/auth/v1',
      token_new: '',
      token_hash_new: '',
      old_email: '',
      old_phone: '',
      provider: '',
      factor_type: '',
      ...data,
    },
  });
}

type Signing = { id?: string; at?: number; secret?: string; headers?: Record<string, string> };

/** Posts as Supabase Auth does. */
async function post(body: string, signing: Signing = {}, signedBody = body) {
  const { id = randomUUID(), at = Date.now(), secret = sendEmailHookSecret, headers } = signing;
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.replace('v1,whsec_', ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${signedBody}`).digest('base64');
  const response = await fetch(`${worker.url}/api/hooks/send-email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${mac}`,
      ...headers,
    },
    body,
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    answer: await response.json<{ error?: { http_code?: number; message?: string } }>(),
  };
}

const findLink = (html = '') => /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

test.each([
  ['signup', `Confirm your email address for ${site.name}`, true],
  ['recovery', `Set a new password for ${site.name}`, true],
  ['magiclink', `Your sign-in link for ${site.name}`, true],
  ['invite', `You are invited to ${site.name}`, false],
])('a mail of %s leads to the site, in the directory’s frame', async (kind, subject, hasCode) => {
  const email = newAddress().replace('@', '+a.b@');
  const sent = await post(write(email, { email_action_type: kind }));
  expect(sent).toMatchObject({ status: 200, answer: {} });
  expect(sent.type).toContain('application/json');
  const mails = await findMails(email);
  expect(mails).toHaveLength(1);
  const { html = '', text = '' } = mails[0] ?? {};
  expect(mails[0]).toMatchObject({
    subject,
    from: expect.stringContaining(site.name),
  });
  const link = new URL(findLink(html));
  expect(link.origin + link.pathname).toBe('https://www.example.com/auth/confirm');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    token_hash: '7d5b7b1964cf5d388340a7f04f1dbb5eeb6c7b52ef8270e1737a58d0',
    type: kind,
    next: 'https://www.example.com/dashboard?tab=1',
  });
  expect(new URLSearchParams(link.hash.slice(1)).get('email')).toBe(email);
  expect(text).toContain(link.href);
  expect(html.includes('<strong>30577006</strong>')).toBe(hasCode);
  expect(text.includes('30577006')).toBe(hasCode);
  // The name is typed by the person who signs up, perhaps with somebody else's address.
  expect(html + text).not.toContain('evil.example');
});

test('the first lines of a mail may be a super admin’s', async () => {
  const { client } = await signInAs('super');
  const markdown = 'Welcome to {area}!\n\nWe are <glad>.';
  const saved = await client.rpc('change_setting', {
    kind: 'text',
    name: 'mail_signup',
    value: { markdown, shipped: '0'.repeat(64) } as never,
    expected_revision: 0,
  });
  expect(saved.data).toMatchObject({ outcome: 'done' });
  await setClock(worker.url, 60_000);
  const findMail = async () => {
    const email = newAddress();
    await post(write(email, { email_action_type: 'signup' }), { at: Date.now() + 60_000 });
    return (await findMails(email))[0];
  };
  await expect.poll(async () => (await findMail())?.text).toContain(`Welcome to ${site.area.name}`);
  const mail = await findMail();
  expect(mail?.html).toContain('We are &lt;glad&gt;.</p>');
  expect(mail?.text).not.toContain('Thank you for joining');
  await setClock(worker.url, 0);
});

test('a change of address asks at both, each with its own token', async () => {
  const [email, newEmail] = [newAddress(), newAddress()];
  const data = {
    email_action_type: 'email_change',
    token: '11111111',
    token_hash: 'hash-for-the-new-one',
    token_new: '22222222',
    token_hash_new: 'hash-for-the-present-one',
  };
  expect((await post(write(email, data, { new_email: newEmail }))).status).toBe(200);
  for (const [to, hash, code] of [
    [email, 'hash-for-the-present-one', '11111111'],
    [newEmail, 'hash-for-the-new-one', '22222222'],
  ] as const) {
    const [mail] = await findMails(to);
    const link = new URL(findLink(mail?.html));
    expect(link.searchParams.get('token_hash')).toBe(hash);
    expect(new URLSearchParams(link.hash.slice(1)).get('new_email')).toBe(newEmail);
    expect(mail?.html).toContain(`<strong>${code}</strong>`);
  }
  // Where one confirmation is enough, there is one token, for the new address.
  const [before, after] = [newAddress(), newAddress()];
  const single = { ...data, token: '33333333', token_new: '', token_hash_new: '' };
  await post(write(before, single, { new_email: after }));
  expect(await findMails(before)).toEqual([]);
  const [mail] = await findMails(after);
  expect(mail?.html).toContain('<strong>33333333</strong>');
  expect(findLink(mail?.html)).toContain('token_hash=hash-for-the-new-one');
});

test('a code alone, and what has changed, are mailed too; kinds of later versions are accepted', async () => {
  const email = newAddress();
  await post(write(email, { email_action_type: 'reauthentication' }));
  expect((await findMails(email))[0]?.text).toContain('30577006');
  const noToken = { token: '', token_hash: '' };
  for (const kind of ['password_changed', 'identity_linked', 'mfa_factor_enrolled']) {
    await post(write(email, { email_action_type: `${kind}_notification`, ...noToken }));
  }
  const oldEmail = newAddress();
  const changed = { email_action_type: 'email_changed_notification', old_email: oldEmail };
  await post(write(email, { ...changed, ...noToken }));
  expect((await findMails(email)).length).toBe(4);
  expect((await findMails(oldEmail))[0]?.text).toContain(`from ${oldEmail} to ${email}`);
  const later = { email_action_type: 'passkey_added_notification', ...noToken };
  expect(await post(write(email, later))).toMatchObject({ status: 200, answer: {} });
  expect((await post(write(email, { email_action_type: 'constructor' }))).status).toBe(400);
  expect((await findMails(email)).length).toBe(4);
});

test('nothing is sent for a forged, altered, late or repeated call', async () => {
  const email = newAddress();
  const body = write(email, { email_action_type: 'recovery' });
  // Five are allowed; a busy machine takes long to send.
  const sixMinutes = 6 * 60_000;
  const attacks = [
    post(body, { secret: `v1,whsec_${btoa('a secret of an attacker, 32 chars')}` }),
    post(body, {}, write(email, { email_action_type: 'recovery' })),
    post(body, { at: Date.now() - sixMinutes }),
    post(body, { at: Date.now() + sixMinutes }),
    post(body, { headers: { 'webhook-signature': '' } }),
    post(body, { headers: { 'webhook-id': 'another' } }),
    post(body, { headers: { 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 9) } }),
    post('', {}),
  ];
  const statuses = (await Promise.all(attacks)).map(({ status }) => status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 400]);
  expect(await findMails(email)).toEqual([]);

  const id = randomUUID();
  expect((await post(body, { id })).status).toBe(200);
  expect((await post(body, { id })).status).toBe(401);
  // Auth repeats a call with another id: the person still gets one mail.
  expect((await post(body)).status).toBe(200);
  expect(await findMails(email)).toHaveLength(1);
});

test('either secret is accepted while they are exchanged', async () => {
  const email = newAddress();
  const body = write(email, { email_action_type: 'recovery' });
  expect((await post(body, { secret: otherSecret })).status).toBe(200);
  expect(await findMails(email)).toHaveLength(1);
});

test('a provider that fails is tried again, and then the person is told', async () => {
  const email = newAddress();
  provider.setMood(503);
  const before = provider.countGiven();
  const away = await post(write(email, { email_action_type: 'signup' }));
  expect(away.status).toBe(200);
  expect(away.answer.error).toEqual({
    http_code: 422,
    message: 'We could not send the email. Please try again in a few minutes.',
  });
  expect(provider.countGiven() - before).toBe(2);
  provider.setMood(422);
  const refused = await post(write(email, { email_action_type: 'signup' }));
  expect(refused.answer.error?.message).toContain('check it for typos');
  expect(provider.countGiven() - before).toBe(3);
  provider.setMood('well');
  expect(await findMails(email)).toEqual([]);
});

test('the log has neither addresses nor tokens', async () => {
  const email = newAddress();
  await post(write(email, { email_action_type: 'magiclink' }));
  provider.setMood(422);
  await post(write(email, { email_action_type: 'magiclink' }));
  const lines = logged.join('\n');
  expect(lines).toContain('"account_mail":"magiclink"');
  expect(lines).not.toMatch(/people\.example|30577006|7d5b7b1964cf/);
});

test('who signs up by the embedded backend gets the mail of the Worker', async () => {
  const email = newAddress();
  const signed = { email, password: 'a password of a test' };
  expect((await asAnyone().auth.signUp(signed)).error).toBeNull();
  const [mail] = await findMails(email);
  expect(mail?.subject).toBe(`Confirm your email address for ${site.name}`);
  const token_hash = new URL(findLink(mail?.html)).searchParams.get('token_hash') ?? '';
  const { data } = await asAnyone().auth.verifyOtp({ token_hash, type: 'signup' });
  expect(data.user?.email).toBe(email);
});

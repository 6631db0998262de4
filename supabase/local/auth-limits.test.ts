import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitMails, readAuthLimits } from './auth-limits.ts';
import { publishableKey, secretKey } from './keys.ts';
import type { Stack } from './stack.ts';
import { createProject, startTestStack } from './testing/project.ts';

const project = createProject();
let stack: Stack;
beforeAll(async () => {
  // One in five minutes, after the thirty that may come at once.
  const variables = {
    SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT: '1',
    SUPABASE_AUTH_RATE_LIMIT_TOKEN_REFRESH: '1',
    SUPABASE_AUTH_RATE_LIMIT_TOKEN_VERIFICATIONS: '1',
  };
  stack = await startTestStack({ projectDir: project.folder, variables });
});
afterAll(async () => {
  await stack?.stop();
  project.remove();
});

type Headers = Record<string, string>;

async function ask(path: string, body: object, headers: Headers = {}): Promise<Response> {
  return fetch(`${stack.supabase.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Statuses of so many calls, one after the other. */
async function askOften(count: number, ...call: Parameters<typeof ask>): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < count; made += 1) statuses.push((await ask(...call)).status);
  return statuses;
}

const wrong = { email: 'owner@mainstreet.example', password: 'wrong' };
const signIn = '/token?grant_type=password';

test('repeated password attempts are rejected for a while, whatever address they claim', async () => {
  const statuses = await askOften(32, signIn, wrong);
  expect(statuses).toEqual([...Array<number>(30).fill(400), 429, 429]);
  const madeUp: Headers[] = [
    { 'X-Forwarded-For': '203.0.113.1' },
    { 'Sb-Forwarded-For': '203.0.113.1' },
    { 'X-Real-IP': '203.0.113.1', Forwarded: 'for=203.0.113.1' },
    { apikey: secretKey, 'Sb-Forwarded-For': 'no address' },
  ];
  for (const headers of madeUp) expect((await ask(signIn, wrong, headers)).status).toBe(429);
  const refused = await ask(signIn, wrong, { 'X-Supabase-Api-Version': '2024-01-01' });
  expect(await refused.json()).toEqual({
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  });
});

test('a server with the secret key names the address that it calls for', async () => {
  const ada = { apikey: secretKey, 'Sb-Forwarded-For': '203.0.113.2' };
  const bo = { apikey: secretKey, 'Sb-Forwarded-For': '203.0.113.3, 198.51.100.1' };
  expect((await askOften(31, signIn, wrong, ada)).at(-1)).toBe(429);
  expect((await ask(signIn, wrong, bo)).status).toBe(400);
});

test('each call is counted by itself, the codes of mails without a key too', async () => {
  const code = { type: 'email', email: 'owner@mainstreet.example', token: '123456' };
  const statuses = await askOften(31, '/verify', code);
  expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
  expect((await ask('/recover', { email: 'nobody@example.com' })).status).toBe(200);
});

test('no more mails are sent in an hour than config.toml says', async () => {
  const { url } = stack.supabase;
  const person = (name: string) => ({ email: `${name}@example.com`, password: 'correct horse 1' });
  expect((await ask('/signup', person('first'))).status).toBe(200);
  const second = await ask('/signup', person('second'));
  expect(second.status).toBe(429);
  expect(await second.json()).toMatchObject({ error_code: 'over_email_send_rate_limit' });
  const mails = await fetch(`${url}/inbox.json?to=second@example.com`);
  expect(await mails.json()).toEqual([]);
});

test('mails are allowed again after an hour', () => {
  let nowMs = 0;
  const limits = { ...readAuthLimits(project.folder, {}), email_sent: 1 };
  const countMail = limitMails(limits, () => nowMs);
  countMail();
  nowMs = 3_599_999;
  expect(countMail).toThrow('email rate limit exceeded');
  nowMs = 3_600_000;
  expect(countMail).not.toThrow();
});

test('limits are config.toml’s, else the CLI’s; variables are stronger', () => {
  const other = createProject({ 'config.toml': '[auth.rate_limit]\ntoken_refresh = 7\n' });
  const variables = { SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT: '9' };
  expect(readAuthLimits(other.folder, variables)).toEqual({
    email_sent: 9,
    token_refresh: 7,
    sign_in_sign_ups: 30,
    token_verifications: 30,
  });
  other.remove();
});

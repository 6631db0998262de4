import { createHmac } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendEmailHookSecret } from '../keys.ts';
import { listen, type NodeServer } from '../node-server.ts';
import { createProject, startTestStack } from '../testing/project.ts';

type Call = { headers: Record<string, string>; body: string };

const project = createProject();
let calls: Call[] = [];
let answer = () => Response.json({});
let site: NodeServer;
let stack: Awaited<ReturnType<typeof startTestStack>>;

beforeAll(async () => {
  const app = new Hono();
  app.post('/api/hooks/send-email', async (c) => {
    calls.push({ headers: c.req.header(), body: await c.req.text() });
    return answer();
  });
  site = await listen({ app, port: 0, portVariable: 'PORT', log: console.error });
  stack = await startTestStack({ projectDir: project.folder, getSite: () => site.url });
});
afterAll(async () => {
  await stack.stop();
  await site.stop();
  project.remove();
});
beforeEach(() => {
  calls = [];
  answer = () => Response.json({});
});

const connect = () =>
  createClient(stack.supabase.url, stack.supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

const password = 'a password of a test';
const countUsers = async (email: string) =>
  (await stack.database.query('select from auth.users where email = $1', [email])).length;

test('the site is posted what to mail, signed by the Standard Webhooks', async () => {
  const email = "o'neil+news&x@mainstreet.example";
  const emailRedirectTo = 'http://localhost:8787/help?q=a&b=c#d';
  await connect().auth.signUp({ email, password, options: { emailRedirectTo } });
  const [{ headers, body }] = calls as [Call];
  const key = Buffer.from(sendEmailHookSecret.replace('v1,whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const mac = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${mac}`);
  const { user, email_data: data } = JSON.parse(body) as {
    user: { email: string };
    email_data: Record<string, string>;
  };
  expect(user.email).toBe(email);
  expect(data).toMatchObject({
    email_action_type: 'signup',
    redirect_to: emailRedirectTo,
    token: expect.stringMatching(/^\d{8}$/) as string,
    token_new: '',
  });
  const { token_hash = '' } = data;
  const verified = await connect().auth.verifyOtp({ token_hash, type: 'signup' });
  expect(verified.data.user?.email).toBe(email);
});

test('a site that asks to be called again is called three times, and nobody is signed up', async () => {
  answer = () => new Response(null, { status: 503, headers: { 'retry-after': '1' } });
  const email = 'later@mainstreet.example';
  const { error } = await connect().auth.signUp({ email, password });
  expect(error?.status).toBe(500);
  const ids = calls.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size, new Set(calls.map(({ body }) => body)).size]).toEqual([
    3, 3, 1,
  ]);
  expect(await countUsers(email)).toBe(0);
});

test('what the site says went wrong is said to the person, and nobody is signed up', async () => {
  answer = () => Response.json({ error: { http_code: 422, message: 'No such mailbox.' } });
  const email = 'refused@mainstreet.example';
  const { error } = await connect().auth.signUp({ email, password });
  expect([error?.status, error?.message]).toEqual([422, 'No such mailbox.']);
  expect(await countUsers(email)).toBe(0);
  answer = () => Response.json({});
  expect((await connect().auth.signUp({ email, password })).error).toBeNull();
  expect(await countUsers(email)).toBe(1);
});

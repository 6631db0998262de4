import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, startTestStack } from '../testing/project.ts';

const project = createProject();
let stack: Awaited<ReturnType<typeof startTestStack>>;

beforeAll(async () => {
  stack = await startTestStack({ projectDir: project.folder });
});

afterAll(async () => {
  await stack.stop();
  project.remove();
});

/** fetch sets Host by itself, so this asks with node:http. */
async function ask(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const asking = request(stack.supabase.url + path, { headers });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

test.each(['/inbox', '/inbox.json'])(
  '%s answers its own address, by both its names',
  async (path) => {
    const { port, origin } = new URL(stack.supabase.url);
    expect((await ask(path, {})).statusCode).toBe(200);
    expect((await ask(path, { host: `localhost:${port}` })).statusCode).toBe(200);
    expect((await ask(path, { origin })).statusCode).toBe(200);
  },
);

test.each(['/inbox', '/inbox.json'])('%s is closed to other sites', async (path) => {
  const { port } = new URL(stack.supabase.url);
  const other = await ask(path, { origin: 'http://localhost:8787' });
  expect(other.statusCode).toBe(403);
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
  // A name of somebody else that leads to loopback.
  expect((await ask(path, { host: `evil.example:${port}` })).statusCode).toBe(403);
  const own = await ask(path, {});
  expect(own.headers['access-control-allow-origin']).toBeUndefined();
});

const mail = {
  from: 'Mainstreet <hello@mainstreet.example>',
  to: ['ana@people.example'],
  reply_to: 'help@mainstreet.example',
  subject: 'Joe’s <b>Café</b> is live',
  html: '<!doctype html><html><head></head><body>It is "live"</body></html>',
  text: 'It is live',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

/** Gives the inbox a mail as Resend takes one. */
async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${stack.supabase.url}/inbox/emails`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${stack.supabase.secretKey}`, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json<Record<string, unknown>>() };
}

async function read(to: string): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${stack.supabase.url}/inbox.json?to=${to}`);
  return response.json();
}

test('the Worker’s mails arrive whole, and are shown apart from the page', async () => {
  expect(await post(mail)).toMatchObject({ status: 200, answer: { id: expect.any(String) } });
  const { from, subject, html, text } = mail;
  expect(await read('ana@people.example')).toMatchObject([
    {
      from,
      subject,
      html,
      text,
      headers: { 'Reply-To': 'help@mainstreet.example', ...mail.headers },
    },
  ]);
  const page = await (await fetch(`${stack.supabase.url}/inbox?to=ana@people.example`)).text();
  expect(page).toContain('Joe’s &lt;b&gt;Café&lt;/b&gt; is live</h2>');
  expect(page).toMatch(/srcdoc="&lt;!doctype html&gt;[^"]*It is &quot;live&quot;/);
});

test('an idempotency key delivers one mail, and rejects a different one', async () => {
  const to = ['once@people.example'];
  const key = { 'Idempotency-Key': 'one' };
  const first = await post({ ...mail, to }, key);
  expect(await post({ ...mail, to }, key)).toEqual(first);
  expect(await post({ ...mail, to, subject: 'Another' }, key)).toMatchObject({
    status: 409,
    answer: { name: 'invalid_idempotent_request' },
  });
  expect(await read('once@people.example')).toHaveLength(1);
});

test.each([
  ['an address that is two', { ...mail, to: ['a@people.example,b@people.example'] }],
  ['no subject', { ...mail, subject: '' }],
  ['nothing', null],
])('a mail with %s is refused', async (_what, body) => {
  expect(await post(body)).toMatchObject({ status: 422, answer: { name: 'validation_error' } });
});

test('delivery to the inbox needs the secret key', async () => {
  const { publishableKey } = stack.supabase;
  for (const key of [publishableKey, '']) {
    const { status } = await post(mail, { Authorization: `Bearer ${key}` });
    expect(status).toBe(401);
  }
});

import { expect, test, vi } from 'vitest';
import { createMailer } from './mailer.ts';

const options = { apiUrl: 'https://mail.example', apiKey: 'k', from: 'a@b.example', replyTo: '' };
const mail = { id: '1', to: 'ana@people.example', subject: '', html: '', text: '', headers: {} };

test.each([
  [Response.json({ id: 'x' }), { kind: 'sent' }],
  [new Response('<html>Welcome</html>'), { kind: 'away', failure: 'unknown_answer' }],
  [Response.json({ message: 'Sign in' }), { kind: 'away', failure: 'unknown_answer' }],
])('a mail is sent only when the provider names it', async (response, outcome) => {
  vi.stubGlobal('fetch', async () => response);
  expect(await createMailer(options)(mail)).toEqual(outcome);
  vi.unstubAllGlobals();
});

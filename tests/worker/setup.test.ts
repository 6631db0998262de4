import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { createSetupLink } from '../../supabase/commands/appoint-first-admin.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { fileDatabase, setFileBackend } from '../support/file-backend.ts';
import { createPerson } from '../support/people.ts';
import { startTestBackend } from '../support/test-backend.ts';
import { fetchWorker } from './worker.ts';

const backend = await startTestBackend(inject('postgres'), 'schema');
setFileBackend({ supabase: backend.supabase, backend });
afterAll(backend.stop);

const password = 'a long first password';
const query = <Row extends object>(sql: string) => fileDatabase()!.query<Row>(sql);

let caller = 0;
beforeEach(() => {
  caller += 1;
});

async function makeToken(): Promise<string> {
  const link = await createSetupLink({ db: asService(), siteUrl: 'https://new.example' });
  expect(link).toMatch(/^https:\/\/new\.example\/setup#setup_token=[0-9a-f]{64}$/);
  return link?.split('=')[1] ?? '';
}

async function send(token: string, account?: { email: string; password: string }) {
  const response = await fetchWorker('/api/setup/account', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': `203.0.113.${caller}` },
    body: JSON.stringify({ token, account }),
  });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return response.ok ? (await response.json<{ outcome: string }>()).outcome : response.status;
}

test('a token is stored as its hash, is replaced by the next one, and ends after a day', async () => {
  const first = await makeToken();
  expect(await send(first)).toBe('valid');
  const rows = await query<{ hash: string }>('select * from private.setup_tokens');
  expect(JSON.stringify(rows)).not.toContain(first);
  const second = await makeToken();
  expect([await send(first), await send(second)]).toEqual(['void', 'valid']);
  await query("update private.setup_tokens set expires_at = now() - interval '1 second'");
  expect(await send(second, { email: 'late@people.example', password })).toBe('void');
});

test('no guess, hash, or caller without the service role gets anywhere', async () => {
  const token = await makeToken();
  const rows = await query<{ hash: string }>('select hash from private.setup_tokens');
  for (const guess of ['', rows[0]?.hash ?? '', token.toUpperCase(), `${token} `, "' or true --"]) {
    expect([guess, await send(guess, { email: 'x@people.example', password })]).toEqual([
      guess,
      'void',
    ]);
  }
  const somebody = await createPerson('community_user');
  for (const { rpc } of [asAnyone(), somebody.client].map((db) => ({ rpc: db.rpc.bind(db) }))) {
    expect((await rpc('create_setup_token')).error?.code).toBe('42501');
    expect((await rpc('use_setup_token', { token, account: somebody.userId })).error?.code).toBe(
      '42501',
    );
  }
  expect(await send(token, { email: somebody.email, password })).toBe('email_taken');
  expect(await send(token, { email: 'x@people.example', password: 'short' })).toBe(400);
});

test('of many who use one token at once, one becomes the super admin, and no other account stays', async () => {
  const token = await makeToken();
  const emails = ['a', 'b', 'c', 'd'].map((name) => `${name}@people.example`);
  const outcomes = await Promise.all(emails.map((email) => send(token, { email, password })));
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
  expect(outcomes.filter((one) => one === 'void')).toHaveLength(3);
  const winner = emails[outcomes.indexOf('done')] ?? '';
  const { error } = await asAnyone().auth.signInWithPassword({ email: winner, password });
  expect(error).toBeNull();
  const rows = await query<{ email: string }>(
    "select email from auth.users where email like '_@people.example'",
  );
  expect(rows).toEqual([{ email: winner }]);
  expect(await createSetupLink({ db: asService(), siteUrl: '' })).toBeNull();
  expect(await send(token)).toBe('void');
});

import { expect, test } from 'vitest';
import { findQueueItem } from '#app/domain/admin-queue/admin-queue-calls.ts';
import {
  confirmClaimCode,
  findCall,
  findClaimForm,
  readOutCode,
  requestCall,
} from '#app/domain/claim/claim-calls.ts';
import { sendPhoneCode } from '#app/domain/claim/claim.server.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { secretKey } from '../../supabase/local/keys.ts';
import { findQueuedMails, startNew } from '../support/claims.ts';
import { asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { fileDatabase, fileSupabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';

const database = fileDatabase()!;
const newPhone = () => `(512) 555-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;

async function createListing(phone: string | null = newPhone()) {
  const [listing] = await createListings({ website: null, email: null, phone });
  return listing!;
}

type Claimant = Awaited<ReturnType<typeof startNew>>;
type Begun = { outcome: string; id?: string; phone?: string; code?: string };

async function begin({ id, userId }: Claimant, channel: 'text' | 'call' = 'text'): Promise<Begun> {
  const { data, error } = await asService().rpc('begin_phone_code', {
    claim_id: id,
    claimant: userId,
    channel,
  });
  return error ? { outcome: error.code } : (data as Begun);
}

async function enter({ db, id }: { db: Db; id: string }, code = '') {
  const answer = await confirmClaimCode({ db }, { id, code });
  return answer.ok ? answer.outcome : answer.reason;
}

const passMinutes = (id: string) =>
  database.query(
    `update private.claim_codes set created_at = created_at - interval '2 minutes' where claim_id = $1`,
    [id],
  );

test('a code by text proves a claim for an admin to decide, and works for its claim alone', async () => {
  const listing = await createListing();
  const claimant = await startNew(listing.id, 'phone');
  const { outcome, phone, code } = await begin(claimant);
  expect([outcome, phone]).toEqual(['send', listing.phone]);
  const rival = await startNew(listing.id, 'phone');
  await begin(rival);
  expect(await enter(rival, code)).toBe('wrong');
  expect(await enter(claimant, code)).toBe('sent');
  expect(await enter(claimant, code)).toBe('closed');
  const { data } = await asService().from('claims').select().eq('id', claimant.id).single();
  expect(data).toMatchObject({ evidence: 'phone', rested_on: { phone: listing.phone } });
});

test('five wrong codes end the tries, and a phone that is changed meanwhile ends the code', async () => {
  const guessed = await startNew((await createListing()).id, 'phone');
  const { code = '' } = await begin(guessed);
  const wrong = code === '12345678' ? '87654321' : '12345678';
  const guesses: string[] = [];
  for (let n = 0; n < 6; n += 1) guesses.push(await enter(guessed, wrong));
  expect(guesses).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'used_up', 'expired']);
  expect(await enter(guessed, code)).toBe('expired');
  const listing = await createListing();
  const claimant = await startNew(listing.id, 'phone');
  const begun = await begin(claimant);
  await database.query('update public.businesses set phone = $2 where id = $1', [
    listing.id,
    newPhone(),
  ]);
  expect(await enter(claimant, begun.code)).toBe('expired');
});

test('nothing goes to a phone that does not count, nor to one that costs or reaches nobody', async () => {
  const listing = await createListing();
  await database.query(
    `insert into private.listing_evidence (business_id, field, value, source)
     select id, 'phone', phone, 'other' from public.businesses where id = $1`,
    [listing.id],
  );
  const claimant = await startNew(listing.id, 'phone');
  expect(await findClaimForm({ db: claimant.db }, listing.slug)).toMatchObject({ phone: null });
  expect((await begin(claimant)).outcome).toBe('impossible');
  expect(await requestCall({ db: claimant.db }, { id: claimant.id })).toMatchObject({
    outcome: 'impossible',
  });
  for (const phone of ['(900) 555-0100', '(876) 555-0100', '(800) 555-0100', '(512) 976-0100']) {
    const costly = await createListing(phone);
    const person = await startNew(costly.id, 'phone');
    expect([phone, (await begin(person)).outcome]).toEqual([phone, 'impossible']);
    expect(await findClaimForm({ db: person.db }, costly.slug)).toMatchObject({ can_text: false });
  }
});

test('a claimant gets three codes a day, a phone six from all, and none calls it at night', async () => {
  const listing = await createListing();
  const sent: string[] = [];
  const one = await startNew(listing.id, 'phone');
  sent.push((await begin(one)).outcome, (await begin(one)).outcome);
  for (let n = 0; n < 3; n += 1) {
    await passMinutes(one.id);
    sent.push((await begin(one)).outcome);
  }
  expect(sent).toEqual(['send', 'wait', 'send', 'send', 'PT429']);
  const others: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    others.push((await begin(await startNew(listing.id, 'phone'))).outcome);
  }
  expect(others).toEqual(['send', 'send', 'send', 'PT429']);
  const night = await createListing();
  await database.query(
    `update public.businesses set time_zone = (
       select name from pg_timezone_names
       where name like 'Etc/GMT%' and extract(hour from now() at time zone name) = 3 limit 1) where id = $1`,
    [night.id],
  );
  expect((await begin(await startNew(night.id, 'phone'), 'call')).outcome).toBe('night');
});

test('a code that the provider refuses, or cannot be reached for, counts for nothing', async () => {
  const { id: claimId, userId: claimant } = await startNew((await createListing()).id, 'phone');
  const right = {
    apiUrl: `${fileSupabase().url}/inbox`,
    account: 'AC1',
    key: secretKey,
    from: '+1',
  };
  const send = (provider: typeof right) =>
    sendPhoneCode({ db: asService(), provider }, { claimId, claimant, channel: 'text' });
  for (let count = 0; count < 2; count += 1) {
    expect(await send({ ...right, key: 'wrong' })).toEqual({ ok: true, outcome: 'refused' });
    const gone = await send({ ...right, apiUrl: 'http://127.0.0.1:1' });
    expect(gone).toEqual({ ok: true, outcome: 'refused' });
  }
  expect(await send(right)).toEqual({ ok: true, outcome: 'sent' });
  expect(await send(right)).toEqual({ ok: true, outcome: 'wait' });
});

test('an admin who is asked to calls, reads out a code, and says whether somebody was reached', async () => {
  const listing = await createListing();
  const claimant = await startNew(listing.id, 'phone');
  const ask = () => requestCall({ db: claimant.db }, { id: claimant.id });
  expect(await ask()).toMatchObject({ outcome: 'requested' });
  expect(await ask()).toMatchObject({ outcome: 'requested' });
  const rows = await database.query<{ id: string }>(
    'select id from private.claim_codes where claim_id = $1',
    [claimant.id],
  );
  expect(rows).toHaveLength(1);
  const { id = '' } = rows[0] ?? {};
  const { client: db } = await signInAs('admin');
  const queued = await findQueueItem({ db }, { kind: 'call', id, filter: {} });
  expect(queued).toMatchObject({ item: { kind: 'call', phone: listing.phone } });
  expect(await enter(claimant, '')).toBe('wrong');
  const read = await readOutCode({ db }, id);
  const code = read.ok && 'code' in read ? read.code : '';
  await decideNow(db, { kind: 'call', id, version: 1 });
  expect(await findCall({ db }, id)).toMatchObject({ is_waiting: false });
  expect(await enter(claimant, code)).toBe('sent');
  const log = await database.query(`select after from public.audit_log where row_id = $1`, [
    listing.id,
  ]);
  expect(JSON.stringify(log)).toContain('code_read_out');
  expect(JSON.stringify(log)).not.toContain(code);
});

test('a call that is asked for voids no text, and its code is the newest when it is read out', async () => {
  const findCallOf = async ({ id }: Claimant) => {
    const [row] = await database.query<{ id: string }>(
      `select id from private.claim_codes where claim_id = $1 and channel = 'admin_call'`,
      [id],
    );
    return row?.id ?? '';
  };
  const texted = await startNew((await createListing()).id, 'phone');
  const { code } = await begin(texted);
  await requestCall({ db: texted.db }, { id: texted.id });
  expect(await enter(texted, code)).toBe('sent');

  const called = await startNew((await createListing()).id, 'phone');
  await requestCall({ db: called.db }, { id: called.id });
  const lost = await begin(called);
  const { client: db } = await signInAs('admin');
  const read = await readOutCode({ db }, await findCallOf(called));
  expect(await enter(called, lost.code)).toBe('wrong');
  expect(await enter(called, read.ok && 'code' in read ? read.code : '')).toBe('sent');
});

test('a call that reached nobody voids its code and tells the claimant; others cannot read one out', async () => {
  const listing = await createListing();
  const claimant = await startNew(listing.id, 'phone', 'admin');
  await requestCall({ db: claimant.db }, { id: claimant.id });
  const [{ id } = { id: '' }] = await database.query<{ id: string }>(
    'select id from private.claim_codes where claim_id = $1',
    [claimant.id],
  );
  // Their own, though they are an admin.
  expect(await readOutCode({ db: claimant.db }, id)).toEqual({ ok: true });
  const visitor = (await signInAs('visitor')).client;
  expect(await readOutCode({ db: visitor }, id)).toMatchObject({ ok: false });
  expect(await findCall({ db: visitor }, id)).toBeNull();
  const { client: db } = await signInAs('admin');
  const read = await readOutCode({ db }, id);
  const code = read.ok && 'code' in read ? read.code : '';
  await decideNow(db, { kind: 'call', id, version: 1, isApproved: false, reason: 'Voicemail.' });
  expect(await enter(claimant, code)).toBe('expired');
  const kinds = (await findQueuedMails(claimant.email)).map(({ kind }) => kind);
  expect(kinds).toContain('claim_call_missed');
});

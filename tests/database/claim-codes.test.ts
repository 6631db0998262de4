import { expect, test } from 'vitest';
import { confirmClaimCode, findClaimForm, sendClaimCode } from '#app/domain/claim/claim-calls.ts';
import {
  requestCode,
  createClaimable,
  findQueuedMails,
  verifyByCode,
  startNew,
} from '../support/claims.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createPerson } from '../support/people.ts';

const database = fileDatabase();
const refusedAddress = { reason: 'invalid', field: 'address' };

test('a code mailed to the website’s own domain makes the claimant the owner at once', async () => {
  const { id: businessId, slug, host } = await createClaimable();
  const { db, id, userId, email } = await startNew(businessId, 'email');
  const proven = await verifyByCode(db, id, ` Boss@${host.toUpperCase()} `.toLowerCase().trim());
  expect(proven).toMatchObject({ outcome: 'approved', claim: { status: 'approved' } });
  const service = asService();
  const { data } = await service.from('businesses').select().eq('id', businessId).single();
  expect(data).toMatchObject({ owner_id: userId, verification: 'email', is_claimed: true });
  const { data: profile } = await service
    .from('profiles')
    .select('role')
    .eq('user_id', userId)
    .single();
  expect(profile?.role).toBe('business_owner');
  const { data: shown } = await asAnyone().rpc('get_business', { id_or_slug: slug });
  expect(shown).toMatchObject({ is_claimed: true, verification: 'email' });
  const own = await db.from('businesses').select('slug');
  expect(own.data).toEqual([{ slug }]);
  expect((await findQueuedMails(email)).map(({ kind }) => kind)).toEqual(['claim_approved']);
  const { data: log } = await service
    .from('audit_log')
    .select('actor_id, table_name, before, after')
    .in('row_id', [id, businessId])
    .order('id');
  expect(log?.map(({ actor_id }) => actor_id)).toEqual(log?.map(() => userId));
  expect(log).toMatchObject([
    { table_name: 'claims', after: { status: 'pending', evidence: 'email' } },
    { table_name: 'businesses', before: { owner_id: null, verification: 'none' } },
    {
      table_name: 'claims',
      before: { sent_at: null, status: 'pending' },
      after: { status: 'approved' },
    },
  ]);
  expect(JSON.stringify(log)).not.toContain(host.concat('"'));
});

test.each([
  ['a free host', 'boss@gmail.com'],
  ['another business', 'boss@elsewhere.example'],
  ['a name below', (host: string) => `boss@mail.${host}`],
  ['a name that ends alike', (host: string) => `boss@evil-${host}`],
  ['two addresses', (host: string) => `boss@evil.example@${host}`],
  ['a list', (host: string) => `boss@evil.example,x@${host}`],
  ['a header', (host: string) => `boss@${host}\r\nBcc: x@evil.example`],
])('no code goes to %s', async (_name, address) => {
  const { id: businessId, host } = await createClaimable();
  const { db, id } = await startNew(businessId, 'email');
  const given = typeof address === 'string' ? address : address(host);
  const sent = await sendClaimCode({ db }, { id, address: given });
  expect(sent).toMatchObject(refusedAddress);
  expect(await findQueuedMails(given)).toEqual([]);
});

test('no code goes to an address that no mail can reach', async () => {
  const { id: businessId, host } = await createClaimable();
  const { db, id } = await startNew(businessId, 'email');
  for (const address of [`josé@${host}`, `a,b@${host}`]) {
    const sent = await sendClaimCode({ db }, { id, address });
    expect(sent).toMatchObject(refusedAddress);
  }
});

test('a listing with an email at a free host cannot be claimed by mail', async () => {
  const { id: businessId, slug } = await createClaimable({
    website: null,
    email: 'joes@gmail.com',
  });
  const { db, id } = await startNew(businessId, 'email');
  expect(await findClaimForm({ db }, slug)).toMatchObject({ mail_hosts: [], website: null });
  const sent = await sendClaimCode({ db }, { id, address: 'joes@gmail.com' });
  expect(sent).toMatchObject(refusedAddress);
});

test('a second request within a minute sends no second mail', async () => {
  const { id: businessId, host } = await createClaimable();
  const { db, id } = await startNew(businessId, 'email');
  const address = `hello@${host}`;
  const sent = await Promise.all([
    sendClaimCode({ db }, { id, address }),
    sendClaimCode({ db }, { id, address }),
  ]);
  expect(sent).toMatchObject([
    { outcome: 'sent' },
    { outcome: 'sent', claim: { code_sent: { address } } },
  ]);
  expect(await sendClaimCode({ db }, { id, address: `boss@${host}` })).toMatchObject({
    outcome: 'wait',
  });
  expect(await findQueuedMails(address)).toHaveLength(1);
});

test.skipIf(database === null)(
  'one claimant gets five codes a day, and one address at most fifteen from all claimants',
  async () => {
    const { id: businessId, host } = await createClaimable();
    const stranger = await startNew(businessId, 'email');
    const send = async ({ db, id }: Pick<typeof stranger, 'db' | 'id'>) => {
      const answer = await sendClaimCode({ db }, { id, address: `hello@${host}` });
      return answer.ok ? answer.outcome : answer.reason;
    };
    const passTwoMinutes = `update private.claim_codes
      set created_at = created_at - interval '2 minutes' where claim_id = $1`;
    const sentByOne: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      sentByOne.push(await send(stranger));
      await database?.query(passTwoMinutes, [stranger.id]);
    }
    expect(sentByOne).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'too_many']);
    const others = await Promise.all(
      Array.from({ length: 11 }, () => startNew(businessId, 'email')),
    );
    const sentByOthers = await Promise.all(others.map(send));
    expect(sentByOthers.filter((outcome) => outcome === 'sent')).toHaveLength(10);
    expect(sentByOthers.filter((outcome) => outcome === 'too_many')).toHaveLength(1);
  },
);

test('a code is tried five times, by however many at once', async () => {
  const { id: businessId, host } = await createClaimable();
  const { db, id } = await startNew(businessId, 'email');
  const code = await requestCode(db, id, `hello@${host}`);
  expect(code).toMatch(/^\d{8}$/);
  const guess = code === '12345678' ? '87654321' : '12345678';
  const tries = await Promise.all(
    Array.from({ length: 6 }, () => confirmClaimCode({ db }, { id, code: guess })),
  );
  expect(tries.map((answer) => answer.ok && answer.outcome)).toEqual(
    expect.arrayContaining(['used_up']),
  );
  expect(tries.every((answer) => !answer.ok || answer.outcome !== 'approved')).toBe(true);
  expect(await confirmClaimCode({ db }, { id, code })).toMatchObject({
    outcome: 'expired',
  });
});

test('no question to the API makes a try free: what fails where a code is wrong is rolled back', async () => {
  const { id: businessId, host } = await createClaimable();
  const { db, id } = await startNew(businessId, 'email');
  const code = await requestCode(db, id, `hello@${host}`);
  const wrongCode = code === '12345678' ? '87654321' : '12345678';
  // A pattern may not end with a backslash; only a text that matches what is before it finds that.
  const enter = async (given: string, outcome: string) => {
    await db.rpc('enter_claim_code', { claim_id: id, code: given });
    const confirmed = db.rpc('confirm_claim_code', { claim_id: id });
    return (await confirmed.filter('pgrst_scalar->>outcome', 'like', `${outcome[0]}%\\`)).error
      ?.code;
  };
  for (let time = 0; time < 4; time += 1) expect(await enter(wrongCode, 'wrong')).toBe('22025');
  expect(await enter(wrongCode, 'used_up')).toBe('22025');
  expect(await enter(code, 'used_up')).toBe('22025');
  expect(await confirmClaimCode({ db }, { id, code })).toMatchObject({ outcome: 'expired' });
});

test('a code is its claimant’s alone, and of their claim alone', async () => {
  const { id: businessId, host } = await createClaimable();
  const one = await startNew(businessId, 'email');
  const other = await startNew(businessId, 'email');
  const code = await requestCode(one.db, one.id, `hello@${host}`);
  expect(await confirmClaimCode({ db: other.db }, { id: one.id, code })).toEqual({
    ok: false,
    reason: 'not_found',
  });
  expect(await confirmClaimCode({ db: other.db }, { id: other.id, code })).toMatchObject({
    outcome: 'expired',
  });
  const { client: admin } = await signInAs('admin');
  expect(
    await sendClaimCode({ db: admin }, { id: one.id, address: `hello@${host}` }),
  ).toMatchObject({
    reason: 'not_found',
  });
});

test('spaces in a pasted code do not count; a code is good once', async () => {
  const { id: businessId, host } = await createClaimable();
  const { db, id } = await startNew(businessId, 'email');
  const code = await requestCode(db, id, `hello@${host}`);
  const spaced = ` ${code.slice(0, 4)} ${code.slice(4)} `;
  expect(await confirmClaimCode({ db }, { id, code: spaced })).toMatchObject({
    outcome: 'approved',
  });
  expect(await confirmClaimCode({ db }, { id, code })).toMatchObject({ outcome: 'closed' });
});

test('when two people confirm codes at once, one becomes the owner and the other gets a mail', async () => {
  const { id: businessId, host } = await createClaimable();
  const people = [await startNew(businessId, 'email'), await startNew(businessId, 'email')];
  const codes: string[] = [];
  for (const [n, { db, id }] of people.entries())
    codes.push(await requestCode(db, id, `p${n}@${host}`));
  const answers = await Promise.all(
    people.map(({ db, id }, n) => confirmClaimCode({ db }, { id, code: codes[n]! })),
  );
  const outcomes = answers.map((answer) => (answer.ok ? answer.outcome : answer.reason));
  expect(outcomes.toSorted()).toEqual(['approved', 'closed']);
  const loser = people[outcomes.indexOf('closed')]!;
  const { data } = await loser.db
    .from('claims')
    .select('status, reason')
    .eq('id', loser.id)
    .single();
  expect(data).toEqual({ status: 'rejected', reason: null });
  expect((await findQueuedMails(loser.email)).map(({ kind }) => kind)).toEqual(['claim_rejected']);
});

test('a code does not transfer an owned listing; the claim waits for the owner’s objection', async () => {
  const owner = await createPerson('business_owner');
  const { id: businessId, host } = await createClaimable({ owner_id: owner.userId });
  const { db, id } = await startNew(businessId, 'email');
  expect(await verifyByCode(db, id, `boss@${host}`)).toMatchObject({
    outcome: 'sent',
    claim: { status: 'pending', object_until: expect.any(String) },
  });
  const { data } = await asService()
    .from('businesses')
    .select('owner_id')
    .eq('id', businessId)
    .single();
  expect(data?.owner_id).toBe(owner.userId);
  expect((await findQueuedMails(owner.email)).map(({ kind }) => kind)).toEqual([
    'claim_objection_requested',
  ]);
});

test('a code proves nothing once the listing has another website and email', async () => {
  const { id: businessId, host } = await createClaimable();
  const { db, id, userId } = await startNew(businessId, 'email');
  const code = await requestCode(db, id, `boss@${host}`);
  await asService()
    .from('businesses')
    .update({ website: 'https://mended.example', email: 'hello@mended.example' })
    .eq('id', businessId);
  expect(await confirmClaimCode({ db }, { id, code })).toMatchObject({
    outcome: 'expired',
  });
  const { data } = await asService().from('businesses').select('owner_id').eq('id', businessId);
  expect(data).not.toContainEqual({ owner_id: userId });
});

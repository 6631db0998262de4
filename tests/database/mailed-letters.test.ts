import { expect, test } from 'vitest';
import { confirmClaimCode, requestClaimLetter } from '#app/domain/claim/claim-calls.ts';
import { findLetters, printLetters } from '#app/domain/owner-code/owner-code-calls.ts';
import { mailLetters } from '../../functions/letters/mail-letters.ts';
import { secretKey } from '../../supabase/local/keys.ts';
import { startNew } from '../support/claims.ts';
import { asService, signInAs } from '../support/clients.ts';
import { fileDatabase, fileSupabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';

const database = fileDatabase()!;
const mail = {
  apiUrl: '',
  apiKey: '',
  from: '',
  siteOrigin: 'https://mainstreet.example',
  replyDomain: null,
};

/** Runs the hourly task, by default with the service that works. */
function run({ key = secretKey, perMonth = 1000, apiUrl = `${fileSupabase().url}/inbox` } = {}) {
  const letters = { apiUrl, key, from: 'adr_local', perMonth };
  return mailLetters({ db: asService(), env: { letters, mail } });
}

/** A listing with a zip code of its own, by which the inbox has its letters. */
let lastZip = 67_100;
async function createListing() {
  lastZip += 1;
  const zip_code = String(lastZip);
  const [listing] = await createListings({ website: null, email: null, zip_code });
  return { ...listing!, zip_code };
}

async function request(listing: { id: string }) {
  const claimant = await startNew(listing.id, 'letter');
  const answer = await requestClaimLetter({ db: claimant.db }, { id: claimant.id });
  expect(answer).toMatchObject({ outcome: 'requested' });
  return claimant;
}

async function findMailed({ zip_code }: { zip_code: string }) {
  const response = await fetch(`${fileSupabase().url}/inbox.json?to=${zip_code}`);
  return response.json<{ subject: string; html: string }[]>();
}

const readCode = (html: string) => /data-code[^>]*>([0-9A-Z-]{14})</.exec(html)?.[1] ?? '';

test('the letter of a claim is mailed once, to the address that counts, and its code proves the claim', async () => {
  const listing = await createListing();
  const claimant = await request(listing);
  await run();
  await run();
  const mailed = await findMailed(listing);
  expect(mailed.map(({ subject }) => subject)).toEqual([`Letter to ${listing.name}`]);
  const { html } = mailed[0]!;
  expect(html.length).toBeLessThan(10_000);
  expect(html).not.toContain(listing.street!);
  const code = readCode(html);
  const entered = await confirmClaimCode({ db: claimant.db }, { id: claimant.id, code });
  expect(entered).toMatchObject({ outcome: 'sent' });
});

test.each([
  ['refuses', { key: 'wrong' }],
  ['cannot be reached for', { apiUrl: 'http://127.0.0.1:1' }],
])('a letter that the service %s waits for an admin, with another code', async (_, service) => {
  const listing = await createListing();
  const claimant = await request(listing);
  await expect(run(service)).rejects.toThrow('refused 1 letters');
  await run();
  expect(await findMailed(listing)).toEqual([]);
  const { client: db } = await signInAs('admin');
  const waiting = (await findLetters({ db }, false)).filter(({ slug }) => slug === listing.slug);
  expect(waiting).toMatchObject([{ sent_at: null, mailed_at: expect.any(String) }]);
  const printed = await printLetters({ db }, [waiting[0]!.id]);
  const code = printed.ok ? printed.value[0]!.code : '';
  const entered = await confirmClaimCode({ db: claimant.db }, { id: claimant.id, code });
  expect(entered).toMatchObject({ outcome: 'sent' });
});

test('a letter that a Worker leased and did not send waits for an admin an hour later; one that was taken does not', async () => {
  const [lost, taken] = [await createListing(), await createListing()];
  await request(taken);
  await run();
  await request(lost);
  await asService().rpc('lease_letters', { per_month: 1000 });
  await database.query(
    `update private.owner_codes set mailed_at = mailed_at - interval '1 hour', sent_at = sent_at - interval '1 hour'
    where business_id = any ($1)`,
    [[lost.id, taken.id]],
  );
  await run();
  expect(await findMailed(lost)).toEqual([]);
  const { client: db } = await signInAs('admin');
  const waiting = (await findLetters({ db }, false)).map(({ slug }) => slug);
  expect(waiting).toContain(lost.slug);
  expect(waiting).not.toContain(taken.slug);
});

test('neither many accounts nor a changed address make the service mail more than it may', async () => {
  const [first, moved, last] = [
    await createListing(),
    await createListing(),
    await createListing(),
  ];
  for (const listing of [first, moved, last]) await request(listing);
  await database.query(`update public.businesses set street = '66 Thief Road' where id = $1`, [
    moved.id,
  ]);
  const [row] = await database.query(
    `select count(*)::int as mailed from private.owner_codes where mailed_at is not null`,
  );
  await run({ perMonth: (row as { mailed: number }).mailed + 1 });
  await run({ perMonth: (row as { mailed: number }).mailed + 1 });
  const mailed = await Promise.all([first, moved, last].map(findMailed));
  expect(mailed.map((letters) => letters.length)).toEqual([1, 0, 0]);
});

test('nobody but the Worker gives letters to the service', async () => {
  const { client } = await signInAs('admin');
  for (const [name, args] of [
    ['lease_letters', { per_month: 1 }],
    ['answer_letter', { letter_id: crypto.randomUUID(), is_taken: true }],
  ] as const) {
    expect((await client.rpc(name, args)).error?.code).toBe('42501');
  }
});

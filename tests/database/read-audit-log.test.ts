import { expect, test } from 'vitest';
import {
  type AuditLog,
  findAuditLog,
  nameSubject,
  verifyAuditLog,
} from '#app/domain/audit/audit-calls.ts';
import { asService, signInAs } from '../support/clients.ts';
import { admin, createTwins, mergeListings } from '../support/duplicates.ts';
import { editListing } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

/** Somebody with a listing whose phone they have changed so often. */
async function makeDoings(times: number) {
  const person = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: person.userId });
  for (let time = 1; time <= times; time += 1) {
    await editListing(person.client, listing!.id, { phone: `(512) 555-010${time}` });
  }
  return { ...person, listing: listing! };
}

const phones = ({ entries }: AuditLog) => entries.map(({ after }) => after?.phone);

test('a super admin finds actions by a person’s email or id, and changes to a listing', async () => {
  const { userId, email, listing } = await makeDoings(2);
  const { client: db } = await signInAs('super');
  const found = await findAuditLog({ db }, { person: email, max_rows: 10 });
  expect(found).toMatchObject({
    next: null,
    unknown: null,
    entries: [
      {
        actor_id: userId,
        actor: 'Ana',
        action: 'update',
        table_name: 'businesses',
        subject: listing.name,
        before: { phone: '(512) 555-0101' },
        after: { phone: '(512) 555-0102' },
        reason: null,
      },
      { after: { phone: '(512) 555-0101' } },
    ],
  });
  const [last, first] = found.entries;
  expect(last!.number).toBeGreaterThan(first!.number!);
  expect(last!.hash).toMatch(/^[0-9a-f]{64}$/);
  for (const filter of [{ person: userId }, { subject: listing.id }, { subject: listing.slug }]) {
    expect(phones(await findAuditLog({ db }, { ...filter, max_rows: 10 }))).toEqual(phones(found));
  }
});

test('a page goes on after the last row of the one before, without a gap and without a repetition', async () => {
  const { userId } = await makeDoings(5);
  const { client: db } = await signInAs('super');
  const pages: AuditLog[] = [];
  for (let before: number | null | undefined; before !== null; before = pages.at(-1)!.next) {
    pages.push(
      await findAuditLog({ db }, { person: userId, max_rows: 2, ...(before && { before }) }),
    );
  }
  expect(pages.map(phones)).toEqual([
    ['(512) 555-0105', '(512) 555-0104'],
    ['(512) 555-0103', '(512) 555-0102'],
    ['(512) 555-0101'],
  ]);
});

test('kind, act and time narrow it down, together too', async () => {
  const { userId } = await makeDoings(1);
  const { client: db } = await signInAs('super');
  const count = async (filter: object) =>
    (await findAuditLog({ db }, { person: userId, max_rows: 10, ...filter })).entries.length;
  const [soon, ago] = [60_000, -60_000].map((ms) => new Date(Date.now() + ms).toISOString());
  expect(await count({ kind: 'businesses', act: 'update', since: ago, until: soon })).toBe(1);
  expect(await count({ kind: 'reviews' })).toBe(0);
  expect(await count({ act: 'delete' })).toBe(0);
  expect(await count({ since: soon })).toBe(0);
  expect(await count({ until: ago })).toBe(0);
});

test('filters for an unknown person or listing are reported', async () => {
  const { client: db } = await signInAs('super');
  const person = await findAuditLog({ db }, { person: 'nobody@people.example', max_rows: 10 });
  expect(person).toEqual({ entries: [], next: null, unknown: 'person' });
  const subject = await findAuditLog({ db }, { subject: 'no-such-listing', max_rows: 10 });
  expect(subject).toMatchObject({ entries: [], unknown: 'subject' });
});

test('the chain holds after all that people have done, checked in pieces', async () => {
  await makeDoings(2);
  const { client: db } = await signInAs('super');
  const verified = await verifyAuditLog({ db }, () => undefined);
  expect(verified.broken).toBeNull();
  expect(verified.checked).toBe(verified.of);
});

test('what was merged or removed is named after the fact', async () => {
  const { kept, merged, ids } = await createTwins();
  expect((await mergeListings(await admin(), ids)).error).toBeNull();
  const author = await createPerson('community_user');
  const review = {
    business_id: kept.id,
    author_id: author.userId,
    author_name: 'Ana',
    rating: 4,
    body: 'Good',
  };
  await asService().from('reviews').insert(review).throwOnError();
  await asService().from('reviews').delete().eq('author_id', author.userId).throwOnError();
  const { client: db } = await signInAs('super');
  const merge = await findAuditLog({ db }, { kind: 'business_merges', max_rows: 1 });
  expect(merge.entries.map(nameSubject)).toEqual([`${merged.name} into ${kept.name}`]);
  const removal = await findAuditLog({ db }, { kind: 'reviews', act: 'delete', max_rows: 1 });
  expect(removal.entries.map(nameSubject)).toEqual([kept.name]);
});

import { expect, test } from 'vitest';
import { findQueuedEdit } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asService } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';
import { readQueue, suggestAs } from '../support/suggested-edits.ts';

async function decide(admin: Db, id: string, isApproved: boolean, reason = '') {
  const version = (await findQueuedEdit({ db: admin }, id))?.version ?? null;
  return decideNow(admin, { kind: 'edit', id, version, isApproved, reason });
}

/** As if these accounts were so old. */
const makeOlder = (userId: string, hours: number) =>
  fileDatabase()!.query(
    `update auth.users set created_at = now() - $2 * interval '1 hour' where id = $1`,
    [userId, hours],
  );

/** Somebody whose suggestions for five listings these admins have accepted in turn. */
async function createProposer(admins: Db[]) {
  const proposer = await createPerson('community_user');
  await makeOlder(proposer.userId, 15 * 24);
  const listings = await createListings({}, {}, {}, {}, {});
  for (const [index, { id, name }] of listings.entries()) {
    await suggestAs(proposer, id, { phone: '(512) 555-0101' });
    const admin = admins[index % admins.length]!;
    const [item] = await readQueue(admin, name);
    await decide(admin, item!.id, true);
  }
  return proposer;
}

async function createAdmins(ages: number[]) {
  return Promise.all(
    ages.map(async (hours) => {
      const { client, userId } = await createPerson('admin');
      await makeOlder(userId, hours);
      return client;
    }),
  );
}

const monday = [{ day_of_week: 1, opens: '09:00', closes: '17:00' }];
const opensOn = async (id: string) => (await getProfile(id)).opening_hours.length;

test('hours that somebody suggests whom three admins agreed with at five listings apply at once, and nothing else', async () => {
  const admins = await createAdmins([30, 40, 50]);
  const proposer = await createProposer(admins);
  const [listing] = await createListings({ phone: '(512) 555-0100' });
  const others = {
    phone: '(512) 555-0101',
    website: 'https://other.example/',
    name: 'Another name',
  };
  await suggestAs(proposer, listing!.id, { ...others, opening_hours: monday });
  expect(await opensOn(listing!.id)).toBe(1);
  expect(await getProfile(listing!.id)).toMatchObject({
    phone: '(512) 555-0100',
    website: null,
    name: listing!.name,
  });
  const { data } = await asService()
    .from('business_changes')
    .select('role')
    .match({ business_id: listing!.id, field: 'opening_hours' });
  expect(data).toEqual([{ role: 'neighbor' }]);
  const items = await readQueue(admins[0]!, listing!.name);
  expect(new Set(items.map((item) => 'field' in item && item.field))).toEqual(
    new Set(['name', 'opening_hours', 'phone', 'website']),
  );
  const applied = items.find((item) => 'applied' in item.signals)!;
  await decide(admins[0]!, applied.id, false, 'It was right before.');
  expect(await opensOn(listing!.id)).toBe(0);
  // That was a rejection: the next one waits again.
  const [further] = await createListings({});
  await suggestAs(proposer, further!.id, { opening_hours: monday });
  expect(await opensOn(further!.id)).toBe(0);
});

test.each([
  ['two admins', [30, 40], 15],
  ['three accounts of one hour', [30, 30.4, 30.8], 15],
  ['three accounts, one of the hour of the person’s own', [30, 40, 15 * 24 + 0.5], 15],
  ['an account younger than fourteen days, in spite of three admins,', [30, 40, 50], 13],
])('%s make no suggestions apply at once', async (_who, ages, days) => {
  const proposer = await createProposer(await createAdmins(ages));
  if (days !== 15) await makeOlder(proposer.userId, days * 24);
  const [listing] = await createListings({});
  await suggestAs(proposer, listing!.id, { opening_hours: monday });
  expect(await opensOn(listing!.id)).toBe(0);
});

test('people who decide from one network are one voice', async () => {
  const proposer = await createProposer(await createAdmins([30, 40, 50]));
  const [listing] = await createListings({});
  // As if two of the three were seen in one network.
  await fileDatabase()!.query(
    `update public.suggested_fields set decider_network = 'one' where decided_by in (
      select id from auth.users where created_at < now() - interval '35 hours' and id in (
        select decided_by from public.suggested_fields as f join public.suggested_edits as s on s.id = f.suggestion_id
        where s.proposer_id = $1))`,
    [proposer.userId],
  );
  await suggestAs(proposer, listing!.id, { opening_hours: monday });
  expect(await opensOn(listing!.id)).toBe(0);
});

import { expect, test } from 'vitest';
import { asService, signInAs } from '../support/clients.ts';
import { addChanges, editListing, refusedField } from '../support/edit-listing.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

const namesPerDay = 50;
const listingChangesPerDay = 200;

const database = fileDatabase();

test.skipIf(database === null)('name changes are limited per day', async () => {
  const { client, userId } = await createPerson('community_user');
  const rename = (first_name: string) =>
    client.from('profiles').update({ first_name }).eq('user_id', userId);
  await database!.query(
    `insert into public.audit_log (actor_id, action, table_name, row_id)
    select $1, 'update', 'profiles', $1 from generate_series(2, $2)`,
    [userId, namesPerDay],
  );
  expect((await rename('Bea')).error).toBeNull();
  expect((await rename('Ana again')).status).toBe(429);
  const { data } = await asService().from('profiles').select('first_name').eq('user_id', userId);
  expect(data).toEqual([{ first_name: 'Bea' }]);
  // What is done by function or by the system is never held up.
  const promoted = await asService()
    .from('profiles')
    .update({ role: 'business_owner' })
    .eq('user_id', userId);
  expect(promoted.error).toBeNull();
  expect((await client.rpc('delete_own_account')).error).toBeNull();
});

test.skipIf(database === null)('one person’s change limit does not affect others', async () => {
  const { client, userId } = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: userId });
  const id = listing?.id ?? '';
  const describe = (description: string) => editListing(client, id, { description });
  await addChanges({ business_id: id, actor_id: userId, count: listingChangesPerDay - 1 });
  expect((await describe('Words')).error).toBeNull();
  expect((await describe('Words again')).status).toBe(429);
  const admin = (await signInAs('admin')).client;
  const corrected = await editListing(admin, id, { name: 'Corrected' });
  expect(corrected.data?.outcome).toBe('saved');
});

const service = {
  description: null,
  min_price_cents: null,
  max_price_cents: null,
  price_unit: null,
};

test('owners cannot fill a listing with services without end', async () => {
  const { client, userId } = await signInAs('owner');
  const [mine] = await createListings({ owner_id: userId });
  const business_id = mine?.id ?? '';
  const services = Array.from({ length: 101 }, (_, count) => ({
    ...service,
    name: `Service ${count}`,
  }));
  expect(refusedField(await editListing(client, business_id, { services }))).toBe('services');
  const tooMany = await asService()
    .from('services')
    .insert(services.map((service) => ({ ...service, business_id })));
  expect(tooMany.error?.message).toBe('A listing can have at most 100 services');
  const possible = await editListing(client, business_id, { services: services.slice(1) });
  expect(possible.data?.outcome).toBe('saved');
});

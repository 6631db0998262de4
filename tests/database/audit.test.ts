import { expect, test } from 'vitest';
import { asService, signInAs } from '../support/clients.ts';
import { editListing } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';

test('a change of a published field is recorded with who, before and after', async () => {
  const { client, userId } = await signInAs('owner');
  const [listing] = await createListings({ owner_id: userId, phone: '(512) 555-0100' });
  const id = listing?.id ?? '';
  await editListing(client, id, { phone: '(512) 555-0101' });
  const { data } = await asService()
    .from('audit_log')
    .select('actor_id, action, before, after')
    .eq('row_id', id);
  expect(data).toEqual([
    {
      actor_id: userId,
      action: 'update',
      before: { phone: '(512) 555-0100' },
      after: { phone: '(512) 555-0101' },
    },
  ]);
});

test('a change of nothing leaves no trace', async () => {
  const [listing] = await createListings({});
  const id = listing?.id ?? '';
  await asService()
    .from('businesses')
    .update({ name: listing?.name ?? '' })
    .eq('id', id);
  const { data } = await asService().from('audit_log').select('id').eq('row_id', id);
  expect(data).toEqual([]);
});

test('even the service role cannot write, change, or delete audit rows', async () => {
  const service = asService();
  const written = await service.from('audit_log').insert({
    action: 'update',
    table_name: 'businesses',
    row_id: '00000000-0000-4000-8000-000000000000',
    before: {},
  });
  const changed = await service.from('audit_log').update({ action: 'delete' }).gt('id', 0);
  const removed = await service.from('audit_log').delete().gt('id', 0);
  for (const { error } of [written, changed, removed]) {
    expect(error?.code).toBe('42501');
  }
});

test('super admins read the audit log; admins and owners do not', async () => {
  const [listing] = await createListings({});
  const id = listing?.id ?? '';
  await asService().from('businesses').update({ name: 'Audited' }).eq('id', id);
  const seenBy = async (account: 'super' | 'admin' | 'owner') => {
    const { client } = await signInAs(account);
    const { data } = await client.from('audit_log').select('row_id').eq('row_id', id);
    return data?.length;
  };
  expect(await seenBy('super')).toBe(1);
  expect(await seenBy('admin')).toBe(0);
  expect(await seenBy('owner')).toBe(0);
});

test('a change of opening hours is one entry of its listing, however many days it has', async () => {
  const { client, userId } = await signInAs('owner');
  const [listing] = await createListings({ owner_id: userId });
  const id = listing?.id ?? '';
  const week = [1, 2, 3].map((day_of_week) => ({ day_of_week, opens: '09:00', closes: '17:00' }));
  const later = week.map((span) => ({ ...span, closes: '18:00' }));
  await editListing(client, id, { opening_hours: week });
  await editListing(client, id, { opening_hours: later });
  await editListing(client, id, { opening_hours: [] });
  const { data } = await asService()
    .from('audit_log')
    .select('actor_id, table_name, action, before, after')
    .eq('row_id', id)
    .order('id');
  const rows = (closes: string) => ({
    rows: [1, 2, 3].map((day_of_week) => ({ day_of_week, opens: '09:00:00', closes })),
  });
  const entry = { actor_id: userId, table_name: 'opening_hours' };
  expect(data).toEqual([
    { ...entry, action: 'insert', before: null, after: rows('17:00:00') },
    { ...entry, action: 'update', before: rows('17:00:00'), after: rows('18:00:00') },
    { ...entry, action: 'delete', before: rows('18:00:00'), after: null },
  ]);
});

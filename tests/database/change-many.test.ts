import { expect, test } from 'vitest';
import {
  confirmListings,
  findFactsToConfirm,
  findOwnListings,
  undoConfirmations,
} from '#app/domain/business/business-calls.ts';
import { changeManyListings, findEditableValues } from '#app/domain/editing/editing-calls.ts';
import { planChanges, reverse } from '#app/domain/editing/plan-changes.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings, createOwnedListing } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

const hours = [1, 2, 3, 4, 5].map((day_of_week) => ({
  day_of_week,
  opens: '09:00',
  closes: '17:00',
}));

test('an owner of 105 listings sees all of them, sets the hours of many, and takes that back', async () => {
  const { client: db, userId } = await createPerson('business_owner');
  const listings = await createListings(
    ...Array.from({ length: 105 }, () => ({ owner_id: userId })),
  );
  expect(await findOwnListings({ db })).toHaveLength(105);
  const ids = listings.map(({ id }) => id);
  const before = await findEditableValues({ db }, ids);
  expect(before).toHaveLength(105);
  const changes = planChanges(before, { opening_hours: hours });
  const outcome = await changeManyListings({ db }, changes);
  expect(outcome).toMatchObject({ ok: true, value: ids.map(() => ({ outcome: 'saved' })) });
  const after = await findEditableValues({ db }, ids);
  expect(planChanges(after, { opening_hours: hours })).toEqual([]);
  await changeManyListings({ db }, reverse(changes));
  expect(
    (await findEditableValues({ db }, ids)).flatMap(({ values }) => values.opening_hours),
  ).toEqual([]);
});

test('a listing of somebody else is refused, one changed meanwhile is a conflict, and the others are saved', async () => {
  const { owner, listing } = await createOwnedListing({ phone: '(512) 555-0100' });
  const [second] = await createListings({ owner_id: owner.userId, phone: '(512) 555-0199' });
  const { listing: others } = await createOwnedListing();
  const change = {
    old_values: { phone: '(512) 555-0100' },
    new_values: { phone: '(512) 555-0123' },
  };
  const changes = [listing, second!, others].map(({ id }) => ({ id, ...change }));
  const outcome = await changeManyListings({ db: owner.client }, changes);
  const outcomes = outcome.ok ? outcome.value.map(({ id, outcome: one }) => [id, one]) : [];
  expect(Object.fromEntries(outcomes)).toEqual({
    [listing.id]: 'saved',
    [second!.id]: 'conflict',
    [others.id]: 'refused',
  });
  const invalid = [
    { id: listing.id, old_values: { phone: '(512) 555-0123' }, new_values: { phone: '1' } },
  ];
  expect(await changeManyListings({ db: owner.client }, invalid)).toMatchObject({
    value: [{ outcome: 'refused' }],
  });
  expect(await findEditableValues({ db: owner.client }, [others.id])).toEqual([]);
});

test('many listings are confirmed at once, and only the own ones', async () => {
  const { owner, listing } = await createOwnedListing({ phone: '(512) 555-0100' });
  const { listing: others } = await createOwnedListing();
  const year = new Date(Date.now() - 365 * 86_400_000).toISOString();
  await asService()
    .schema('public')
    .from('businesses')
    .update({ created_at: year })
    .eq('id', listing.id);
  expect(await confirmListings({ db: owner.client }, [listing.id, others.id])).toEqual({
    ok: true,
    value: 1,
  });
  const { data } = await asService()
    .from('fact_confirmations')
    .select('business_id, fact')
    .in('business_id', [listing.id, others.id]);
  expect(new Set(data?.map(({ business_id }) => business_id))).toEqual(new Set([listing.id]));
  expect(data?.map(({ fact }) => fact).toSorted()).toEqual(['address', 'phone']);
  expect(await findFactsToConfirm({ db: owner.client })).toEqual([]);
});

test('confirming many is taken back: the owner’s former date is there again, and nothing of others changes', async () => {
  const { owner, listing } = await createOwnedListing({ phone: '(512) 555-0100' });
  const stranger = await createOwnedListing({ phone: '(512) 555-0100' });
  const db = owner.client;
  const at = '2026-01-02T03:04:05+00:00';
  const former = {
    business_id: listing.id,
    fact: 'phone',
    source: 'owner',
    confirmed_at: at,
  } as const;
  await asService().from('fact_confirmations').upsert(former);
  const before = await findEditableValues({ db }, [listing.id]);
  expect(before[0]?.confirmations).toEqual({ phone: { at, source: 'owner' } });
  await confirmListings({ db }, [listing.id]);
  await confirmListings({ db: stranger.owner.client }, [stranger.listing.id]);
  const forged = { id: stranger.listing.id, confirmations: {} };
  expect(await undoConfirmations({ db }, [...before, forged])).toEqual({ ok: true, value: 2 });
  const after = await findEditableValues({ db }, [listing.id]);
  expect(after[0]?.confirmations).toEqual(before[0]?.confirmations);
  const [others] = await findEditableValues({ db: stranger.owner.client }, [stranger.listing.id]);
  expect(Object.keys(others!.confirmations)).toHaveLength(2);
});

test('a colleague with access to the hours alone changes and confirms only those of many', async () => {
  const { owner, listing } = await createOwnedListing({ phone: '(512) 555-0100' });
  const changes = planChanges(await findEditableValues({ db: owner.client }, [listing.id]), {
    opening_hours: hours,
  });
  await changeManyListings({ db: owner.client }, changes);
  const { client: db, userId: user_id } = await createPerson('community_user');
  const service = asService();
  await service
    .from('business_members')
    .insert({ business_id: listing.id, user_id, role: 'hours' });
  const year = new Date(Date.now() - 365 * 86_400_000).toISOString();
  await service.from('fact_confirmations').delete().eq('business_id', listing.id);
  await service.from('businesses').update({ created_at: year }).eq('id', listing.id);
  expect(await confirmListings({ db }, [listing.id])).toEqual({ ok: true, value: 1 });
  const { data } = await service
    .from('fact_confirmations')
    .select('fact')
    .eq('business_id', listing.id);
  expect(data).toEqual([{ fact: 'hours' }]);
  const phone = {
    old_values: { phone: '(512) 555-0100' },
    new_values: { phone: '(512) 555-0123' },
  };
  expect(await changeManyListings({ db }, [{ id: listing.id, ...phone }])).toMatchObject({
    value: [{ outcome: 'refused' }],
  });
});

test.each(['find_editable_values', 'confirm_listings'] as const)(
  '%s is for people with an account',
  async (name) => {
    const { error } = await asAnyone().rpc(name, { business_ids: [] });
    expect(error?.code).toBe('42501');
  },
);

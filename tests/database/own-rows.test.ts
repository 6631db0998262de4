import { expect, test } from 'vitest';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

test.each(['visitor', 'owner', 'admin'] as const)(
  'the %s cannot learn whose a listing or review is, by reading or filtering',
  async (account) => {
    const { client, userId } = await signInAs(account);
    const [listing] = await createListings({ owner_id: userId });
    const id = listing?.id ?? '';
    const listings = () => client.from('businesses');
    const reviews = () => client.from('reviews');
    const refused = await Promise.all([
      listings().select('owner_id').eq('id', id),
      listings().select('id').eq('owner_id', userId),
      listings().select('id').order('owner_id').limit(1),
      reviews().select('author_id').limit(1),
      reviews().select('id').eq('author_id', userId),
    ]);
    expect(refused.map(({ error }) => error?.code)).toEqual(Array(5).fill('42501'));
    const allowed = await listings().select('id, is_claimed').eq('id', id);
    expect(allowed.data).toEqual([{ id, is_claimed: true }]);
  },
);

test('authors get only their own reviews, with the reason of a hidden one', async () => {
  const [{ client, userId }, other] = [
    await createPerson('community_user'),
    await createPerson('community_user'),
  ];
  const [listing] = await createListings({});
  const hidden = { status: 'hidden', hidden_reason: 'About another business' } as const;
  const review = { business_id: listing?.id ?? '', author_name: 'Ana', rating: 4, body: 'Good.' };
  await asService()
    .from('reviews')
    .insert({ ...review, ...hidden, author_id: userId });
  const own = await client.rpc('find_own_reviews');
  expect(own.data).toMatchObject({ items: [{ hidden_reason: hidden.hidden_reason }] });
  expect((await other.client.rpc('find_own_reviews')).data).toEqual({ items: [], next: null });
});

test('visitors can neither export data nor list their own reviews', async () => {
  for (const name of ['export_own_data', 'find_own_reviews'] as const) {
    expect((await asAnyone().rpc(name)).error?.code).toBe('42501');
  }
});

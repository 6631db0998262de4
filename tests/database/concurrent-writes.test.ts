import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';

/** What has to be done beside the API; null where there is only that. */
const database = fileDatabase();
const days = [1, 2, 3, 4, 5, 6, 7];

test('hours that are written at the same time all count, and no writer is refused', async () => {
  const [listing] = await createListings({ name: 'Quixotry Busy', time_zone: 'UTC' });
  const business_id = listing?.id ?? '';
  const service = asService();
  const answers = await Promise.all([
    ...days.map((day_of_week) =>
      service
        .from('opening_hours')
        .insert({ business_id, day_of_week, opens: '00:00', closes: '24:00' }),
    ),
    ...days.map((day) =>
      service.from('special_hours').insert({ business_id, date: `2099-01-1${day}` }),
    ),
    ...days.map((day) =>
      service
        .from('reviews')
        .insert({ business_id, author_name: 'Ana', rating: day === 7 ? 4 : 2, body: 'Words' }),
    ),
    ...days.map((day) => service.from('services').insert({ business_id, name: `Cut ${day}` })),
  ]);
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
  const { data } = await service
    .from('businesses')
    .select('open_minutes, special_days, rating, review_count')
    .eq('id', business_id)
    .single();
  expect(data).toMatchObject({
    open_minutes: '{[0,10080)}',
    special_days: '{["2099-01-11 00:00:00+00","2099-01-19 00:00:00+00")}',
    rating: 2.3,
    review_count: 7,
  });
});

test('a limit holds against those who write at the same time', async () => {
  const [listing] = await createListings({});
  const business_id = listing?.id ?? '';
  const add = (batch: number) =>
    asService()
      .from('services')
      .insert(
        Array.from({ length: 60 }, (_, position) => ({
          business_id,
          name: `Service ${batch}-${position}`,
          position,
        })),
      );
  const answers = await Promise.all([add(1), add(2), add(3)]);
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});

test('listings that exchange names, places and categories at the same time do not deadlock', async () => {
  const service = asService();
  const { data: categories } = await service.from('categories').select('id').order('id').limit(2);
  const states = [
    { name: 'Aaquixotry', zip_code: '67991', category_id: categories?.[0]?.id ?? 0 },
    { name: 'Zzquixotry', zip_code: '67992', category_id: categories?.[1]?.id ?? 0 },
  ];
  const listings = await createListings(...days.flatMap(() => states));
  for (const turn of [1, 0, 1, 0]) {
    const answers = await Promise.all(
      listings.map(({ id }, index) =>
        service
          .from('businesses')
          .update(states[(index + turn) % 2] ?? {})
          .eq('id', id),
      ),
    );
    expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
  }
});

test.skipIf(database === null)(
  'a category can be renamed while one of its listings is being deleted',
  async () => {
    const [listing] = await createListings({});
    const [deleted, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deletion = database!.transaction(async (client) => {
      await client.query('delete from public.businesses where id = $1', [listing!.id]);
      deleted.resolve();
      await release.promise;
    });
    await deleted.promise;
    const categories = asService().from('categories');
    const { data: category } = await categories
      .select('name')
      .eq('id', listing!.category_id)
      .single();
    const rename = (name: string) =>
      asService().from('categories').update({ name }).eq('id', listing!.category_id);
    const renaming = rename('Quixotry Cafés').then((answer) => answer);
    await expect
      .poll(() => database!.query('select from pg_locks where not granted'))
      .not.toHaveLength(0);
    release.resolve();
    await deletion;
    expect((await renaming).error).toBeNull();
    await rename(category?.name ?? '');
  },
);

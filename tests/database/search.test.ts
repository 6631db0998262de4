import { expect, test } from 'vitest';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';

type Answer = {
  results: { id: string; name: string; distance_miles: number | null }[];
  facets: { category: { slug: string; count: number }[]; open_now: number | null };
  next: { key: string; id: string } | null;
  total: number;
  total_capped: boolean;
  words: string | null;
  corrected: boolean;
  place: { name: string } | null;
};

async function search(args: Record<string, unknown>): Promise<Answer> {
  const { data, error } = await asAnyone().rpc('search_businesses', args);
  if (error) {
    throw new Error(error.message);
  }
  return data as unknown as Answer;
}

async function namesOf(args: Record<string, unknown>): Promise<string[]> {
  return (await search(args)).results.map(({ name }) => name);
}

async function categoryId(slug: string): Promise<number> {
  const { data } = await asService().from('categories').select('id').eq('slug', slug).single();
  return data?.id ?? 0;
}

test('a word is found in the name, the description, the category and the city', async () => {
  await createListings({
    name: 'Quixotry House',
    description: 'Known for zabaglione',
    city: 'Xyloburg',
  });
  expect(await namesOf({ q: 'quixotry' })).toEqual(['Quixotry House']);
  expect(await namesOf({ q: 'zabaglione' })).toEqual(['Quixotry House']);
  expect(await namesOf({ q: 'quixotry cafe' })).toEqual(['Quixotry House']);
  expect(await namesOf({ q: 'quixotry xyloburg' })).toEqual(['Quixotry House']);
});

test('every word must match', async () => {
  await createListings({ name: 'Quixotry House' });
  expect(await namesOf({ q: 'quixotry plumber' })).toEqual([]);
});

test('a typing error is corrected by the words that exist', async () => {
  await createListings({ name: 'Zanzibarian Tearoom' });
  const answer = await search({ q: 'zanzibrian tearoom' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Zanzibarian Tearoom']);
  expect(answer).toMatchObject({ corrected: true, words: 'zanzibarian tearoom' });
});

test('accents, apostrophes and case do not matter', async () => {
  await createListings({ name: 'Jürgen’s Crème Brûlée' });
  expect(await namesOf({ q: 'JURGENS creme brulee' })).toEqual(['Jürgen’s Crème Brûlée']);
  expect(await namesOf({ q: "jürgen's crème" })).toEqual(['Jürgen’s Crème Brûlée']);
});

test('the beginning of a word is enough', async () => {
  await createListings({ name: 'Quixotry House' });
  expect(await namesOf({ q: 'quixo' })).toEqual(['Quixotry House']);
});

test('a synonym finds the category: "vet" is a veterinarian', async () => {
  await createListings({ name: 'Quixotry Paws', category_id: await categoryId('veterinarians') });
  expect(await namesOf({ q: 'vet quixotry' })).toEqual(['Quixotry Paws']);
});

test('a name of stop words alone is found', async () => {
  await createListings({ name: 'The Who' });
  expect(await namesOf({ q: 'the who' })).toContain('The Who');
});

test('near a place: only what is within the radius, nearest first, with distances', async () => {
  await createListings(
    { name: 'Quixotry Far', city: 'Elsewhere', lat: 39.5, lng: -101 },
    { name: 'Quixotry Near', lat: 39.01, lng: -101 },
    { name: 'Quixotry Here', lat: 39, lng: -101 },
  );
  const answer = await search({ lat: 39, lng: -101, radius_miles: 10, sort: 'distance' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Here', 'Quixotry Near']);
  expect(answer.results.map(({ distance_miles }) => distance_miles)).toEqual([0, 0.69]);
  expect(await namesOf({ lat: 39, lng: -101, radius_miles: 40 })).toContain('Quixotry Far');
});

test.each(['Testville, KS', 'testville ks', 'Testville', '67999', 'Testvile'])(
  'the place "%s" is found by what is listed there',
  async (near) => {
    await createListings({ name: 'Quixotry Here' });
    expect(await namesOf({ q: 'quixotry', near })).toEqual(['Quixotry Here']);
  },
);

test('a metro, a category and a city narrow; so does a least rating', async () => {
  await createListings(
    { name: 'Quixotry Good', rating: 4.5, review_count: 10 },
    { name: 'Quixotry Poor', rating: 2, review_count: 10 },
  );
  expect(await namesOf({ q: 'quixotry', min_rating: 4 })).toEqual(['Quixotry Good']);
  expect(await namesOf({ q: 'quixotry', category: 'cafes' })).toHaveLength(2);
  expect(await namesOf({ q: 'quixotry', category: 'plumbers' })).toEqual([]);
  expect(await namesOf({ q: 'quixotry', city: 'Testville, KS' })).toHaveLength(2);
  expect(await namesOf({ q: 'quixotry', city: 'Austin, TX' })).toEqual([]);
  expect(await namesOf({ q: 'quixotry', metro: 'austin-tx' })).toEqual([]);
});

test('a place is not the beginning of a longer name, and may be misspelled without its state', async () => {
  const placeOf = async (near: string) => (await search({ near })).place?.name;
  await createListings({ city: 'Qu Zephyr Springs' });
  expect(await placeOf('Qu Zephyr Springs')).toBe('Qu Zephyr Springs, KS');
  expect(await placeOf('Qu')).not.toBe('Qu Zephyr Springs, KS');
  expect(await placeOf('austn')).toBe('Austin, TX');
});

const wholeWeek = [1, 2, 3, 4, 5, 6, 7];

test('open at a day and time, past midnight and over the turn of the week too', async () => {
  const [bar] = await createListings({ name: 'Quixotry Bar' });
  await asService()
    .from('opening_hours')
    .insert({ business_id: bar?.id ?? '', day_of_week: 7, opens: '20:00', closes: '02:00' });
  const sundayEvening = 6 * 1440 + 21 * 60;
  const mondayAtOne = 60;
  const mondayAtTwo = 120;
  expect(await namesOf({ q: 'quixotry', open_minute: sundayEvening })).toEqual(['Quixotry Bar']);
  expect(await namesOf({ q: 'quixotry', open_minute: mondayAtOne })).toEqual(['Quixotry Bar']);
  expect(await namesOf({ q: 'quixotry', open_minute: mondayAtTwo })).toEqual([]);
});

test('open now follows the week, special days and temporary closing', async () => {
  const [always, holiday, pausing] = await createListings(
    { name: 'Quixotry Always' },
    { name: 'Quixotry Holiday' },
    { name: 'Quixotry Pausing', temporarily_closed: true },
  );
  const service = asService();
  const allDay = { opens: '00:00', closes: '24:00' };
  await service.from('opening_hours').insert(
    [always, holiday, pausing].flatMap((listing) =>
      wholeWeek.map((day_of_week) => ({
        business_id: listing?.id ?? '',
        day_of_week,
        ...allDay,
      })),
    ),
  );
  const days = [-1, 0, 1].map((offset) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10),
  );
  await service
    .from('special_hours')
    .insert(days.map((date) => ({ business_id: holiday?.id ?? '', date })));
  const answer = await search({ q: 'quixotry', open_now: true });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Always']);
  expect(answer.facets.open_now).toBe(1);
});

test('a span that runs past midnight from the day before a closed day counts until its end', async () => {
  const [bar] = await createListings({ name: 'Quixotry Bar', time_zone: 'UTC' });
  const service = asService();
  const now = new Date();
  const dateIn = (offset: number) =>
    new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  const business_id = bar?.id ?? '';
  // Yesterday it opened and closes one minute before midnight of tomorrow; today is closed.
  await service.from('opening_hours').insert(
    wholeWeek.map((day_of_week) => ({
      business_id,
      day_of_week,
      opens: '23:59',
      closes: '23:58',
    })),
  );
  expect(await namesOf({ q: 'quixotry', open_now: true })).toEqual(['Quixotry Bar']);
  await service.from('special_hours').insert({ business_id, date: dateIn(0) });
  expect(await namesOf({ q: 'quixotry', open_now: true })).toEqual(['Quixotry Bar']);
  await service.from('special_hours').insert({ business_id, date: dateIn(-1) });
  expect(await namesOf({ q: 'quixotry', open_now: true })).toEqual([]);
});

test('open now reads the clock of the listing’s own time zone', async () => {
  const [here, there] = await createListings(
    { name: 'Quixotry Eastern', time_zone: 'America/New_York' },
    { name: 'Quixotry Island', time_zone: 'Pacific/Honolulu' },
  );
  const hourIn = (timeZone: string) =>
    Number(
      new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(
        new Date(),
      ),
    );
  const hour = hourIn('America/New_York');
  const pad = (value: number) => String(value % 24).padStart(2, '0');
  await asService()
    .from('opening_hours')
    .insert(
      [here, there].flatMap((listing) =>
        wholeWeek.map((day_of_week) => ({
          business_id: listing?.id ?? '',
          day_of_week,
          opens: `${pad(hour + 23)}:00`,
          closes: `${pad(hour + 2)}:00`,
        })),
      ),
    );
  expect(await namesOf({ q: 'quixotry', open_now: true })).toEqual(['Quixotry Eastern']);
});

test('only published listings are found', async () => {
  await createListings(
    { name: 'Quixotry Draft', status: 'draft' },
    { name: 'Quixotry Pending', status: 'pending' },
    { name: 'Quixotry Gone', status: 'closed' },
    { name: 'Quixotry Suspended', status: 'suspended' },
  );
  expect(await namesOf({ q: 'quixotry' })).toEqual([]);
  const { data } = await asAnyone().rpc('suggest', { q: 'quixotry' });
  expect(data).toMatchObject({ businesses: [] });
});

test.each(['relevance', 'rating', 'name', 'newest', 'distance'])(
  'the pages of "%s" are of 20, without gaps and without repetition',
  async (sort) => {
    await createListings(
      ...Array.from({ length: 45 }, (_, index) => ({
        name: `Quixotry ${String(index % 9)}`,
        street: `${index} Page Street`,
        rating: 3 + (index % 3),
        review_count: index % 4,
        lat: 39 + (index % 5) / 100,
      })),
    );
    const scope = {
      q: sort === 'distance' ? undefined : 'quixotry',
      lat: 39,
      lng: -101,
      radius_miles: 20,
      sort,
    };
    const pages: string[][] = [];
    let next: Answer['next'] = null;
    do {
      const answer: Answer = await search({ ...scope, after_key: next?.key, after_id: next?.id });
      expect(answer.total).toBe(45);
      pages.push(answer.results.map(({ id }) => id));
      next = answer.next;
    } while (next && pages.length < 10);
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flat()).size).toBe(45);
  },
);

test('a plain list goes on past the thousandth listing, by its index', async () => {
  const first = await search({ sort: 'name' });
  expect(first.total).toBeGreaterThan(1000);
  expect(first.total_capped).toBe(false);
  let next = first.next;
  for (let page = 0; page < 55 && next; page += 1) {
    ({ next } = await search({ sort: 'name', after_key: next.key, after_id: next.id }));
  }
  expect(next).not.toBeNull();
});

test('facets count the results they would leave', async () => {
  await createListings(
    { name: 'Quixotry One' },
    { name: 'Quixotry Two' },
    { name: 'Quixotry Paws', category_id: await categoryId('veterinarians') },
  );
  const { facets } = await search({ q: 'quixotry' });
  expect(facets.category).toMatchObject([
    { slug: 'cafes', count: 2 },
    { slug: 'veterinarians', count: 1 },
  ]);
});

test('counts follow a listing that is published, moved to another category and suspended', async () => {
  const countOf = async (slug: string) =>
    (await search({})).facets.category.find((category) => category.slug === slug)?.count ?? 0;
  const [cafes, vets] = [await countOf('cafes'), await countOf('veterinarians')];
  const [listing] = await createListings({ status: 'pending' });
  expect(await countOf('cafes')).toBe(cafes);
  const update = (change: object) =>
    asService()
      .from('businesses')
      .update(change)
      .eq('id', listing?.id ?? '');
  await update({ status: 'published' });
  expect(await countOf('cafes')).toBe(cafes + 1);
  await update({ category_id: await categoryId('veterinarians') });
  expect([await countOf('cafes'), await countOf('veterinarians')]).toEqual([cafes, vets + 1]);
  await update({ status: 'suspended' });
  expect(await countOf('veterinarians')).toBe(vets);
});

test('suggestions name businesses, categories and places', async () => {
  await createListings({ name: 'Quixotry House', city: 'Quixoville' });
  const { data } = await asAnyone().rpc('suggest', { q: 'quixo' });
  expect(data).toMatchObject({
    businesses: [{ name: 'Quixotry House' }],
    places: [{ kind: 'city', name: 'Quixoville, KS' }],
  });
  const vet = await asAnyone().rpc('suggest', { q: 'vet' });
  expect(vet.data).toMatchObject({ categories: [{ slug: 'veterinarians' }] });
});

test('a query of signs alone finds nothing', async () => {
  expect(await namesOf({ q: '!!!' })).toEqual([]);
  expect((await search({ q: '🍕' })).total).toBe(0);
});

test('what is not counted is not given as a number', async () => {
  const { facets, total } = await search({ sort: 'name' });
  expect(total).toBeGreaterThan(1000);
  expect(facets.open_now).toBeNull();
  expect(facets.category.reduce((sum, { count }) => sum + count, 0)).toBe(total);
});

test('of a broad word, the listing of just that name is found however poorly it is rated', async () => {
  await createListings({ name: 'Restaurant', rating: 1, review_count: 500 });
  const { total_capped, results } = await search({ q: 'restaurant' });
  expect([total_capped, results[0]?.name]).toEqual([total_capped, 'Restaurant']);
});

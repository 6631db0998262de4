import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { findCategoryId, searchNames, search } from '../support/search.ts';

const wholeWeek = [1, 2, 3, 4, 5, 6, 7];

test('a search by day and time finds listings open past midnight, even into the next week', async () => {
  const [bar] = await createListings({ name: 'Quixotry Bar' });
  await asService()
    .from('opening_hours')
    .insert({ business_id: bar?.id ?? '', day_of_week: 7, opens: '20:00', closes: '02:00' });
  const sundayEvening = 6 * 1440 + 21 * 60;
  const mondayAtOne = 60;
  const mondayAtTwo = 120;
  expect(await searchNames({ q: 'quixotry', open_minute: sundayEvening })).toEqual([
    'Quixotry Bar',
  ]);
  expect(await searchNames({ q: 'quixotry', open_minute: mondayAtOne })).toEqual(['Quixotry Bar']);
  expect(await searchNames({ q: 'quixotry', open_minute: mondayAtTwo })).toEqual([]);
});

test('a day and time is the coming date, with its special hours and reopening', async () => {
  const [usual, holiday, longer, back, away] = await createListings(
    { name: 'Quixotry Usual' },
    { name: 'Quixotry Holiday' },
    { name: 'Quixotry Longer' },
    { name: 'Quixotry Back' },
    { name: 'Quixotry Away' },
  );
  const service = asService();
  await service.from('opening_hours').insert(
    [usual, holiday, longer, back, away].flatMap((listing) =>
      wholeWeek.map((day_of_week) => ({
        business_id: listing?.id ?? '',
        day_of_week,
        opens: '09:00',
        closes: '17:00',
      })),
    ),
  );
  // All of them are in Kansas. Three days from now, whatever the hour is there and here.
  const local = new Date(Date.now() - 6 * 3_600_000 + 3 * 86_400_000);
  const date = local.toISOString().slice(0, 10);
  const day = (local.getUTCDay() + 6) % 7;
  const dayAfter = new Date(local.getTime() + 86_400_000).toISOString().slice(0, 10);
  await service.from('special_hours').insert([
    { business_id: holiday?.id ?? '', date },
    { business_id: longer?.id ?? '', date, opens: '09:00', closes: '22:00' },
  ]);
  for (const [listing, reopens_on] of [
    [back, date],
    [away, dayAfter],
  ] as const) {
    await service
      .from('businesses')
      .update({ temporarily_closed: true, reopens_on })
      .eq('id', listing?.id ?? '');
  }
  const openAt = async (inDays: number, hour: number) => {
    const open_minute = ((day + inDays) % 7) * 1440 + hour * 60;
    return (await searchNames({ q: 'quixotry', open_minute, sort: 'name' })).map((name) =>
      name.replace('Quixotry ', ''),
    );
  };
  expect(await openAt(0, 12)).toEqual(['Back', 'Longer', 'Usual']);
  expect(await openAt(0, 20)).toEqual(['Longer']);
  expect(await openAt(1, 12)).toEqual(['Away', 'Back', 'Holiday', 'Longer', 'Usual']);
  expect(await openAt(1, 20)).toEqual([]);
});

test('a date without a time is any time of it, not the night before, with its special hours', async () => {
  const [usual, closed, longer, bar, back, away] = await createListings(
    { name: 'Quixotry Usual' },
    { name: 'Quixotry Closed' },
    { name: 'Quixotry Longer' },
    { name: 'Quixotry Bar' },
    { name: 'Quixotry Back' },
    { name: 'Quixotry Away' },
  );
  // A Friday.
  const christmas = '2037-12-25';
  const service = asService();
  await service.from('opening_hours').insert([
    ...[usual, closed, back, away].map((listing) => ({
      business_id: listing?.id ?? '',
      day_of_week: 5,
      opens: '09:00',
      closes: '17:00',
    })),
    { business_id: bar?.id ?? '', day_of_week: 4, opens: '20:00', closes: '02:00' },
  ]);
  await service.from('special_hours').insert([
    { business_id: closed?.id ?? '', date: christmas },
    { business_id: longer?.id ?? '', date: christmas, opens: '19:00', closes: '23:00' },
  ]);
  for (const [listing, reopens_on] of [
    [back, christmas],
    [away, '2037-12-26'],
  ] as const) {
    await service
      .from('businesses')
      .update({ temporarily_closed: true, reopens_on })
      .eq('id', listing?.id ?? '');
  }
  const openOn = async (open_date: string) =>
    (await searchNames({ q: 'quixotry', open_date, sort: 'name' })).map((name) =>
      name.replace('Quixotry ', ''),
    );
  expect(await openOn(christmas)).toEqual(['Back', 'Longer', 'Usual']);
  expect(await openOn('2037-12-24')).toEqual(['Bar']);
  expect(await openOn('2037-12-26')).toEqual([]);
  const { results } = await search({ q: 'quixotry longer', open_date: christmas });
  expect(results[0]?.special_hours).toMatchObject([{ date: christmas, opens: '19:00' }]);
});

test('a search for today leaves out listings that have closed for the day', async () => {
  const [early, always] = await createListings(
    { name: 'Quixotry Early' },
    { name: 'Quixotry Always' },
  );
  const service = asService();
  const spans = (business_id: string | undefined, opens: string, closes: string) =>
    wholeWeek.map((day_of_week) => ({
      business_id: business_id ?? '',
      day_of_week,
      opens,
      closes,
    }));
  await service
    .from('opening_hours')
    .insert([...spans(early?.id, '06:00', '06:01'), ...spans(always?.id, '00:00', '24:00')]);
  const kansas = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Chicago',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [today = '', time = ''] = kansas.format(new Date()).split(' ');
  const names = await searchNames({ q: 'quixotry', open_date: today, sort: 'name' });
  const isStillToCome = time <= '06:00';
  expect(names).toEqual(['Quixotry Always', ...(isStillToCome ? ['Quixotry Early'] : [])]);
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
  // Where it is about noon: the minute in which it is closed is far away then.
  const hoursToNoon = 12 - new Date().getUTCHours();
  const time_zone = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;
  const [bar] = await createListings({ name: 'Quixotry Bar', time_zone });
  const service = asService();
  const localNow = Date.now() + hoursToNoon * 3_600_000;
  const dateIn = (offset: number) =>
    new Date(localNow + offset * 86_400_000).toISOString().slice(0, 10);
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
  expect(await searchNames({ q: 'quixotry', open_now: true })).toEqual(['Quixotry Bar']);
  await service.from('special_hours').insert({ business_id, date: dateIn(0) });
  expect(await searchNames({ q: 'quixotry', open_now: true })).toEqual(['Quixotry Bar']);
  await service.from('special_hours').insert({ business_id, date: dateIn(-1) });
  expect(await searchNames({ q: 'quixotry', open_now: true })).toEqual([]);
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
  expect(await searchNames({ q: 'quixotry', open_now: true })).toEqual(['Quixotry Eastern']);
});

test('special hours within the hour that the clocks skip are stored, and nothing is open then', async () => {
  const [bar] = await createListings({ name: 'Quixotry Bar' });
  const skipped = { date: '2027-03-14', opens: '02:30', closes: '03:00' };
  const { error } = await asService()
    .from('special_hours')
    .insert({ business_id: bar?.id ?? '', ...skipped });
  expect(error).toBeNull();
});

test('a feature is left out rather than who is open', async () => {
  const category_id = await findCategoryId('veterinarians');
  const facts = { category_id, city: 'Xyloburg' };
  const [day, night] = await createListings(
    { ...facts, name: 'Quixotry Day', attributes: ['Emergency service'] },
    { ...facts, name: 'Quixotry Night' },
  );
  await asService()
    .from('opening_hours')
    .insert([
      { business_id: day?.id ?? '', day_of_week: 1, opens: '09:00', closes: '17:00' },
      { business_id: night?.id ?? '', day_of_week: 1, opens: '18:00', closes: '23:00' },
    ]);
  const features = ['Emergency service'];
  const asked = { category: 'veterinarians', near: 'Xyloburg, KS', features };
  expect(await search({ ...asked, open_minute: 20 * 60 })).toMatchObject({
    results: [{ name: 'Quixotry Night' }],
    missing_features: features,
  });
  expect(await searchNames({ ...asked, open_minute: 10 * 60 })).toEqual(['Quixotry Day']);
});

test('on a holiday those that have said their hours of that day come first', async () => {
  const [silent, said] = await createListings(
    { name: 'Quixotry Silent', rating: 5, review_count: 90 },
    { name: 'Quixotry Said', rating: 3, review_count: 90 },
  );
  const hours = { opens: '10:00', closes: '12:00' };
  const friday = { business_id: silent?.id ?? '', day_of_week: 5, ...hours };
  const christmas = { business_id: said?.id ?? '', date: '2037-12-25', ...hours };
  await asService().from('opening_hours').insert(friday);
  await asService().from('special_hours').insert(christmas);
  const week = new Date('2037-12-20T12:00:00Z');
  const answer = await search({ q: 'quixotry on christmas day', sort: 'rating' }, week);
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Said', 'Quixotry Silent']);
});

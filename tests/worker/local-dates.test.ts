import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { setSite } from '#app/config/site.ts';
import { findTimeZone } from '#app/domain/metro-index/metro-index.server.ts';
import { searchOrRead, searchWithConfirmations } from '#app/domain/search/search.server.ts';
import type { Services } from '#app/services/services.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { shippedVocabulary } from '../support/shipped-vocabulary.ts';
import { fetchWorker } from './worker.ts';

const services = {
  db: asAnyone(),
  serviceDb: asService(),
  cache: {
    read: async (_kind: string, _key: string, make: () => Promise<{ value: unknown }>) =>
      (await make()).value,
  },
  watch: () => ({ readForCopy: async () => shippedVocabulary }),
} as unknown as Services;

/** Where no place says another. */
beforeAll(() => setSite({ identity: { time_zone: 'America/Chicago' } }));
afterAll(() => setSite({}));

const findZone = (place: Parameters<typeof findTimeZone>[1]) => findTimeZone(services, place);

test.each([
  [{ metro: 'honolulu-hi' }, 'Pacific/Honolulu'],
  [{ near: 'Hilo, HI' }, 'Pacific/Honolulu'],
  [{ near: '98101' }, 'America/Los_Angeles'],
  [{ lat: 40.7, lng: -74 }, 'America/New_York'],
  [{ near: 'Anywhere' }, 'America/Chicago'],
  [{ near: 'zzyzzq' }, 'America/Chicago'],
  [{}, 'America/Chicago'],
])('the time zone of %j is %s', async (place, timeZone) => {
  expect(await findTimeZone(services, place)).toBe(timeZone);
});

test.each(['America/Los_Angeles', 'Pacific/Honolulu', 'America/New_York'])(
  '“today” in an address is the date of the place that is searched, %s',
  async (timeZone) => {
    const near = { 'Pacific/Honolulu': 'Honolulu', 'America/New_York': 'Boston' }[timeZone];
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
    const response = await fetchWorker(`/?q=coffee&date=today&near=${near ?? 'Seattle'}`);
    expect(response.headers.get('Location')).toContain(`date=${today}`);
  },
);

/** Midnight has passed in Boston, not in Chicago; in Chicago, not in Honolulu. */
const midnights = { east: '2026-11-26T05:30:00Z', west: '2026-11-26T08:00:00Z' };

test.each([
  ['east', { q: 'coffee open tomorrow', near: 'Boston, MA' }, { date: '2026-11-27' }],
  ['east', { q: 'coffee in boston open tomorrow' }, { date: '2026-11-27' }],
  ['east', { q: 'restaurant tonight', metro: 'boston-ma' }, { day: 'thu' }],
  ['east', { q: 'coffee tomorrow', lat: 42.36, lng: -71.06 }, { date: '2026-11-27' }],
  ['east', { q: 'tomorrow', near: 'Boston, MA' }, { date: '2026-11-27' }],
  ['east', { q: 'thursday', near: 'Boston, MA' }, { date: '2026-11-26' }],
  ['east', { q: 'coffee open tomorrow', near: 'Chicago, IL' }, { date: '2026-11-26' }],
  ['east', { q: 'coffee open tomorrow' }, { date: '2026-11-26' }],
  ['west', { q: 'store open tomorrow', near: 'Honolulu, HI' }, { date: '2026-11-26' }],
  ['west', { q: 'store in honolulu open tomorrow' }, { date: '2026-11-26' }],
  ['west', { q: 'tomorrow', near: 'Honolulu, HI' }, { date: '2026-11-26' }],
  ['west', { q: 'coffee open tomorrow', near: 'Chicago, IL' }, { date: '2026-11-27' }],
] as const)('after midnight in the %s, %j is %j there', async (side, words, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(midnights[side]) });
  onTestFinished(() => void vi.useRealTimers());
  const query = { sort: 'relevance', ...words } as const;
  const [forPage, forPrograms] = await Promise.all([
    searchOrRead(services, query, { findTimeZone: findZone }),
    searchWithConfirmations(services, query, findZone),
  ]);
  expect(forPage.recognized).toMatchObject(day);
  expect(forPrograms.recognized).toMatchObject(day);
});

test.each([
  ['east', 'Boston, MA', '2026-11-27'],
  ['west', 'Honolulu, HI', '2026-11-26'],
] as const)(
  'after midnight in the %s, “tomorrow” is that of the visitor in %s',
  async (side, defaultNear, date) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(midnights[side]) });
    onTestFinished(() => void vi.useRealTimers());
    const query = { q: 'coffee open tomorrow', sort: 'relevance' } as const;
    const { recognized } = await searchOrRead(services, query, {
      defaultNear,
      findTimeZone: findZone,
    });
    expect(recognized).toMatchObject({ near: defaultNear, date });
  },
);

/** A Friday. */
const christmas = '2037-12-25';

test('every format of a search says the hours of its date', async () => {
  const [open, unconfirmed] = await createListings(
    { name: 'Quixotry With Its Own Hours' },
    { name: 'Quixotry Un' },
  );
  const hours = { opens: '09:00', closes: '17:00' };
  await asService()
    .from('opening_hours')
    .insert({ business_id: unconfirmed?.id ?? '', day_of_week: 5, ...hours });
  await asService()
    .from('special_hours')
    .insert({ business_id: open?.id ?? '', date: christmas, opens: '10:00', closes: '14:00' });
  const lines = [
    'Fri, Dec 25: 10 AM – 2 PM',
    'Fri, Dec 25: 9 AM – 5 PM. Hours may differ on Christmas Day',
  ];
  await asService()
    .from('businesses')
    .update({ rating: 5 })
    .eq('id', unconfirmed?.id ?? '');
  const saying = {
    json: /"notices":\["Hours may differ on Christmas Day"\].*"is_holiday_confirmed":false/s,
    csv: /^\uFEFF?# Hours may differ on Christmas Day\r\n.*,is_holiday_confirmed,/s,
    geojson: /"notices":\["Hours may differ on Christmas Day"\].*"is_holiday_confirmed":false/s,
    rss: /<description>[^<]*Hours may differ on Christmas Day<\/description>/,
  };
  for (const [format, sentence] of Object.entries(saying)) {
    const text = await (
      await fetchWorker(`/search.${format}?near=67999&q=quixotry&date=${christmas}`)
    ).text();
    for (const line of lines) expect(text, `as ${format}`).toContain(line);
    expect(text, `as ${format}`).toMatch(sentence);
    const order = ['Quixotry With', 'Quixotry Un'].map((name) => text.indexOf(name));
    expect(order, `as ${format}`).toEqual(order.toSorted((a, b) => a - b));
    const other = await (await fetchWorker(`/search.${format}?near=67999&q=quixotry`)).text();
    expect(other, `as ${format}`).not.toMatch(/hours_on_date|Dec 25/);
  }
});

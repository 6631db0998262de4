import { expect, test } from 'vitest';
import { findTimeZone } from '#app/domain/metro-index/find-time-zone.server.ts';
import type { Services } from '#app/services/services.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { ask } from './worker.ts';

const services = {
  db: asAnyone(),
  serviceDb: asService(),
  cache: {
    read: async (_kind: string, _key: string, make: () => Promise<{ value: unknown }>) =>
      (await make()).value,
  },
} as unknown as Services;

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
    const response = await ask(`/?q=coffee&date=today&near=${near ?? 'Seattle'}`);
    expect(response.headers.get('Location')).toContain(`date=${today}`);
  },
);

/** A Friday. */
const christmas = '2037-12-25';

test('every format of a search says the hours of its date', async () => {
  const [open, unconfirmed] = await createListings(
    { name: 'Quixotry Open' },
    { name: 'Quixotry Unconfirmed' },
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
  for (const format of ['json', 'csv', 'geojson', 'rss']) {
    const text = await (
      await ask(`/search.${format}?near=67999&q=quixotry&date=${christmas}`)
    ).text();
    for (const line of lines) expect(text, `as ${format}`).toContain(line);
    const other = await (await ask(`/search.${format}?near=67999&q=quixotry`)).text();
    expect(other, `as ${format}`).not.toMatch(/hours_on_date|Dec 25/);
  }
});

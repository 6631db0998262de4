import { expect, test } from 'vitest';
import { findLocalDate } from '#app/domain/business/open-state.ts';
import { asAnyone } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { admin } from '../support/duplicates.ts';
import { editListing, refusedField } from '../support/edit-listing.ts';
import { readProfile } from '../support/listing-values.ts';
import { createOwnedListing } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { search } from '../support/search.ts';
import { newContent, sendNew } from '../support/submissions.ts';

// Fort Pierre, across the river, is in Mountain Time.
const pierre = { city: 'Pierre', state: 'SD', zip_code: '57501', location: null };
const mountain = 'America/Denver';
const central = 'America/Chicago';

/** The hour that it is in Mountain Time, which is over in Central Time. */
function thisHour() {
  const now = new Date();
  const date = findLocalDate(mountain, now) ?? '';
  const hour = Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: mountain,
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(now),
  );
  const write = (one: number) => `${String(one).padStart(2, '0')}:00`;
  return {
    date,
    day_of_week: new Date(date).getUTCDay() || 7,
    opens: write(hour),
    closes: write(hour + 1),
  };
}

async function locate(address: { city: string; state: string; zip_code: string }) {
  return (await asAnyone().rpc('locate_address', { street: '1 Main St', ...address })).data;
}

test('an address has the zones of the towns near it where they meet, and none elsewhere', async () => {
  expect(await locate({ city: 'Pierre', state: 'SD', zip_code: '57501' })).toMatchObject({
    time_zone: central,
    time_zones: [central, mountain],
  });
  expect(await locate({ city: 'Michigan City', state: 'IN', zip_code: '46360' })).toMatchObject({
    time_zones: [central, 'America/Detroit'],
  });
  for (const address of [
    { city: 'Austin', state: 'TX', zip_code: '78701' },
    { city: 'Detroit', state: 'MI', zip_code: '48226' },
    { city: 'Nowhere', state: 'SD', zip_code: '00000' },
  ]) {
    expect(await locate(address)).toMatchObject({ time_zones: [] });
  }
});

test.each(['the week', 'a special day'])(
  'where zones meet, a business is open by the clock that it states: %s',
  async (kind) => {
    const { date, day_of_week, ...span } = thisHour();
    const hours =
      kind === 'the week'
        ? { opening_hours: [{ day_of_week, ...span }] }
        : { opening_hours: [], special_hours: [{ date, note: null, ...span }] };
    const { client } = await createPerson('community_user');
    const content = newContent({ ...pierre, stated_time_zone: mountain, ...hours });
    const { submission } = await sendNew(client, content);
    const decider = await admin();
    await decideNow(decider, { id: submission.id });
    const isOpenNow = async () =>
      (await search({ q: content.name, open_now: true })).results.some(
        ({ id }) => id === submission.id,
      );
    expect(await readProfile(submission.id)).toMatchObject({ time_zone: mountain });
    expect(await isOpenNow()).toBe(true);
    await editListing(decider, submission.id, { stated_time_zone: '' });
    expect(await readProfile(submission.id)).toMatchObject({ time_zone: central });
    expect(await isOpenNow()).toBe(false);
    await editListing(decider, submission.id, { stated_time_zone: mountain });
    expect(await isOpenNow()).toBe(true);
  },
);

test('a stated zone counts only near its line, also after a move, and is one', async () => {
  const { owner, listing } = await createOwnedListing();
  const { time_zone } = await readProfile(listing.id);
  await editListing(owner.client, listing.id, { stated_time_zone: 'Pacific/Guam' });
  expect(await readProfile(listing.id)).toMatchObject({ time_zone });
  const decider = await admin();
  await editListing(decider, listing.id, { stated_time_zone: mountain });
  await editListing(decider, listing.id, pierre);
  expect(await readProfile(listing.id)).toMatchObject({ time_zone: mountain });
  const mars = await editListing(decider, listing.id, { stated_time_zone: 'Mars/Olympus' });
  expect(refusedField(mars)).toBe('stated_time_zone');
});

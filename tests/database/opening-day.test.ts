import { expect, test } from 'vitest';
import { describeClosure } from '#app/domain/business/business-labels.ts';
import { formatOpenState } from '#app/domain/business/format-hours.ts';
import { getOpenState } from '#app/domain/business/open-state.ts';
import { addDays, formatDay, formatLongDate, toIsoDate } from '#app/domain/text/text.ts';
import { decideNow } from '../support/decide.ts';
import { admin } from '../support/duplicates.ts';
import { editListing, readEditable } from '../support/edit-listing.ts';
import { readProfile } from '../support/listing-values.ts';
import { createOwnedListing } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { search } from '../support/search.ts';
import { newContent, sendNew } from '../support/submissions.ts';

const soon = addDays(toIsoDate(new Date()), 20);
const later = addDays(soon, 30);
const always = [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({
  day_of_week,
  opens: '00:00',
  closes: '24:00',
}));

type Owned = Awaited<ReturnType<typeof createOwnedListing>>;

async function setStatus({ owner, listing }: Owned, new_status: { kind: string }) {
  const expected_status = (await readEditable(owner.client, listing.id))?.business_status ?? {};
  const { data } = await owner.client.rpc('change_business_status', {
    business_id: listing.id,
    expected_status,
    new_status,
  });
  expect(data).toMatchObject({ outcome: 'saved' });
}

test('a business that opens on a coming day says so on its page and card, and is not open before', async () => {
  const { client } = await createPerson('community_user');
  const content = newContent({ opens_on: soon, opening_hours: always });
  const { submission } = await sendNew(client, content);
  await decideNow(await admin(), { id: submission.id });
  const profile = await readProfile(submission.id);
  expect(profile).toMatchObject({ temporarily_closed: true, reopens_on: soon, opens_on: soon });
  expect(describeClosure(profile)).toBe(`Opens ${formatLongDate(soon)}.`);
  const find = async (query: object) =>
    (await search({ q: content.name, ...query })).results.find(({ id }) => id === submission.id);
  const card = await find({});
  expect(formatOpenState(getOpenState(card!, new Date()))).toEqual({
    tone: 'closed',
    label: `Opens ${formatDay(soon)}`,
    detail: null,
  });
  expect(await find({ open_now: 'true' })).toBeUndefined();
});

test('without its opening day, or with a past one, it is open', async () => {
  const owned = await createOwnedListing();
  const { client } = owned.owner;
  const { id } = owned.listing;
  for (const opens_on of ['', '2025-03-01']) {
    await editListing(client, id, { opens_on: soon });
    expect(await readProfile(id)).toMatchObject({ temporarily_closed: true, reopens_on: soon });
    await editListing(client, id, { opens_on });
    expect(await readProfile(id)).toMatchObject({
      temporarily_closed: false,
      opens_on: opens_on || null,
    });
  }
});

test('who opens earlier, or not yet, by the status moves the opening day', async () => {
  const owned = await createOwnedListing();
  const { id } = owned.listing;
  await editListing(owned.owner.client, id, { opens_on: soon });
  await setStatus(owned, { kind: 'paused', reopens_on: later } as { kind: string });
  expect(await readProfile(id)).toMatchObject({ opens_on: later, reopens_on: later });
  await setStatus(owned, { kind: 'open' });
  const { opens_on, temporarily_closed } = await readProfile(id);
  expect(temporarily_closed).toBe(false);
  expect(opens_on! <= addDays(toIsoDate(new Date()), 1)).toBe(true);
});

test('a pause of what has long opened is no opening', async () => {
  const owned = await createOwnedListing();
  const { id } = owned.listing;
  await editListing(owned.owner.client, id, { opens_on: '2024-05-01' });
  await setStatus(owned, { kind: 'paused', reopens_on: soon } as { kind: string });
  const profile = await readProfile(id);
  expect(profile.opens_on).toBe('2024-05-01');
  expect(describeClosure(profile)).toContain('reopening');
  expect(getOpenState(profile, new Date()).kind).toBe('temporarily_closed');
});

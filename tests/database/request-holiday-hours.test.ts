import { expect, test } from 'vitest';
import { changeManyListings, findEditableValues } from '#app/domain/editing/editing-calls.ts';
import { planHoliday, reverse } from '#app/domain/editing/plan-changes.ts';
import { findHolidayToSay } from '#app/domain/holiday/holiday-calls.ts';
import { answerHolidayQuestion, requestHolidayHours } from '#app/domain/holiday/holiday.server.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

/** Ten days before Christmas Day 2037, a Friday, and eleven before. */
const tenDaysBefore = new Date('2037-12-15T18:00Z');
const elevenDaysBefore = new Date('2037-12-14T18:00Z');
const christmas = '2037-12-25';
const day = { day_of_week: 5, opens: '09:00', closes: '17:00' };

/** An owner of as many listings, each open on Fridays from nine to five. */
async function createOwner(...names: string[]) {
  const owner = await createPerson('business_owner');
  const listings = await createListings(...names.map((name) => ({ name, owner_id: owner.userId })));
  await asService()
    .from('opening_hours')
    .insert(listings.map(({ id }) => ({ business_id: id, ...day })));
  return { ...owner, ids: listings.map(({ id }) => id) };
}

/** What a person was told about Christmas Day; each has a mail too. */
async function findQuestions(person: string) {
  const { data } = await asService()
    .from('notifications')
    .select('data')
    .eq('recipient_id', person)
    .eq('kind', 'holiday_hours');
  const told = (data ?? []) as { data: unknown }[] as {
    data: { date: string; listings: { id: string }[]; count: number };
  }[];
  return told.filter((one) => one.data.date === christmas);
}

const ask = (now: Date) => requestHolidayHours({ db: asService(), now });

async function readSpecialHours(id: string | undefined) {
  const { data } = await asService()
    .from('special_hours')
    .select('date, opens, closes, note')
    .eq('business_id', id ?? '')
    .order('date')
    .order('opens');
  return data;
}

test('ten days before a holiday an owner gets one mail for all listings, once', async () => {
  const { userId, ids } = await createOwner('Quixotry One', 'Quixotry Two');
  await ask(elevenDaysBefore);
  expect(await findQuestions(userId)).toEqual([]);
  await ask(tenDaysBefore);
  await ask(tenDaysBefore);
  const [mail, ...others] = await findQuestions(userId);
  expect(others).toEqual([]);
  expect(mail?.data.count).toBe(2);
  expect(mail?.data.listings.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test('no mail is sent for a listing that has hours for the day, is not public, or has no weekly hours', async () => {
  const said = await createOwner('Quixotry Said');
  const closed = await createOwner('Quixotry Closed');
  const paused = await createOwner('Quixotry Paused');
  const weekless = await createOwner('Quixotry Weekless');
  const service = asService();
  await service.from('special_hours').insert({ business_id: said.ids[0] ?? '', date: christmas });
  await service.from('businesses').update({ status: 'closed' }).in('id', closed.ids);
  await service.from('businesses').update({ temporarily_closed: true }).in('id', paused.ids);
  await service.from('opening_hours').delete().in('business_id', weekless.ids);
  await ask(tenDaysBefore);
  for (const { userId } of [said, closed, paused, weekless]) {
    expect(await findQuestions(userId)).toEqual([]);
  }
});

test('an answer sets that date as the editor would, in the name of the owner', async () => {
  const { userId, ids } = await createOwner('Quixotry Answered');
  const [id = ''] = ids;
  const service = asService();
  await service.from('special_hours').insert({ business_id: id, date: '2037-12-31' });
  const question = { person: userId, business_id: id, date: christmas };
  const rest = { date: '2037-12-31', opens: null, closes: null, note: null };
  const note = 'Christmas Day';

  const shown = await answerHolidayQuestion({ db: service }, question);
  expect(shown).toMatchObject({
    name: 'Quixotry Answered',
    usual: [{ opens: '09:00', closes: '17:00' }],
    special: [],
    holiday: { slug: 'christmas-day', date: christmas },
  });
  expect(await readSpecialHours(id)).toMatchObject([rest]);

  const answers = [
    [{ answer: 'closed' }, { opens: null, closes: null }],
    [{ answer: 'usual' }, { opens: '09:00:00', closes: '17:00:00' }],
    [
      { answer: 'until', until: '14:00' },
      { opens: '09:00:00', closes: '14:00:00' },
    ],
    [
      { answer: 'until', until: '08:00' },
      { opens: null, closes: null },
    ],
  ] as const;
  for (const [answer, hours] of answers) {
    const saved = await answerHolidayQuestion({ db: service }, { ...question, ...answer });
    expect(saved?.special).toHaveLength(1);
    expect(await readSpecialHours(id)).toEqual([{ date: christmas, note, ...hours }, rest]);
  }
  const { data: history } = await service
    .from('business_changes')
    .select('actor_id, role, field')
    .eq('business_id', id)
    .neq('field', 'listing');
  const change = { actor_id: userId, role: 'owner', field: 'special_hours' };
  expect(history).toEqual(answers.map(() => change));
});

test('a night that ends after midnight ends at the time', async () => {
  const { userId, ids } = await createOwner('Quixotry Night');
  const [id = ''] = ids;
  const service = asService();
  await service
    .from('opening_hours')
    .update({ opens: '12:00', closes: '02:00' })
    .eq('business_id', id);
  const question = { person: userId, business_id: id, date: christmas };
  await answerHolidayQuestion({ db: service }, { ...question, answer: 'until', until: '14:00' });
  expect(await readSpecialHours(id)).toMatchObject([{ opens: '12:00:00', closes: '14:00:00' }]);
});

test('a link ends with the day, with the access and with the account', async () => {
  const owner = await createOwner('Quixotry Ended');
  const [id = ''] = owner.ids;
  const service = asService();
  const stranger = await createPerson('business_owner');
  const question = { person: owner.userId, business_id: id, date: christmas };
  const answer = { answer: 'closed' } as const;
  const isRefused = async (change: Partial<typeof question>) =>
    (await answerHolidayQuestion({ db: service }, { ...question, ...change, ...answer })) === null;
  expect(await isRefused({ date: '2025-12-25' })).toBe(true);
  expect(await isRefused({ date: '2037-12-26' })).toBe(true);
  expect(await isRefused({ person: stranger.userId })).toBe(true);
  expect(await isRefused({ business_id: owner.userId })).toBe(true);
  await service.from('businesses').update({ owner_id: null }).eq('id', id);
  expect(await isRefused({})).toBe(true);
  expect(await readSpecialHours(id)).toEqual([]);
});

test('an owner says the hours of all listings on the next holiday at once, and takes it back', async () => {
  const { client: db, ids } = await createOwner('Quixotry Bakery', 'Zephyrine Bakery');
  const { client: stranger } = await createOwner();
  const find = (person = db) => findHolidayToSay({ db: person }, new Date('2037-12-25T18:00Z'));
  const asked = await find();
  expect(asked?.holiday).toMatchObject({ slug: 'christmas-day', date: christmas });
  expect(asked?.ids.toSorted()).toEqual(ids.toSorted());
  expect(await find(stranger)).toBeNull();
  const changes = planHoliday(await findEditableValues({ db }, ids), asked!.holiday, true);
  expect(await changeManyListings({ db }, changes)).toMatchObject({ ok: true });
  expect(await readSpecialHours(ids[0])).toMatchObject([{ date: christmas, opens: null }]);
  // The next one is on a weekday.
  expect(await find()).toMatchObject({ holiday: { slug: 'new-years-eve' } });
  await changeManyListings({ db }, reverse(changes));
  expect(await find()).toMatchObject({ holiday: { date: christmas }, ids: asked?.ids });
});

import { expect, test } from 'vitest';
import { requestHolidayHours } from '#app/domain/holiday/holiday.server.ts';
import { asService } from '../support/clients.ts';
import { fileBackend } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { findMails } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { fetchWorker } from './worker.ts';

/** A Friday. */
const christmas = '2037-12-25';

/** The mail of ten days before Christmas Day to the owner of two listings. */
async function askOwner() {
  const owner = await createPerson('business_owner');
  const listings = await createListings(
    { name: 'Quixotry <b>One</b>', owner_id: owner.userId },
    { name: 'Quixotry Two', owner_id: owner.userId },
  );
  await asService()
    .from('opening_hours')
    .insert(
      listings.map(({ id }) => ({
        business_id: id,
        day_of_week: 5,
        opens: '09:00',
        closes: '17:00',
      })),
    );
  await requestHolidayHours({ db: asService(), now: new Date('2037-12-15T18:00Z') });
  await fileBackend().runCron('* * * * *');
  // Another one asks about Christmas Eve.
  const mails = (await findMails(owner.email)).filter(({ subject }) =>
    subject.endsWith('Christmas Day?'),
  );
  const [mail] = mails;
  const links = [...(mail?.html ?? '').matchAll(/href="([^"]+)"/g)]
    .map(([, link = '']) => new URL(link.replaceAll('&amp;', '&')))
    .filter(({ pathname }) => pathname === '/holiday-hours');
  return { owner, mails, mail, links, ids: listings.map(({ id }) => id) };
}

const send = (body: object) =>
  fetchWorker('/api/holiday-hours', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function readSpecialHours(ids: string[]) {
  const { data } = await asService()
    .from('special_hours')
    .select('date, opens, closes')
    .in('business_id', ids);
  return data;
}

test('an owner gets one mail with three answers for each listing, and one is saved by one call', async () => {
  const { mails, mail, links, ids } = await askOwner();
  expect(mails).toHaveLength(1);
  expect(mail?.subject).toBe('Is your business open on Christmas Day?');
  expect(mail?.text).toContain('Quixotry <b>One</b>, Testville\nClosed: http');
  expect(mail?.html).toContain('Quixotry &lt;b&gt;One&lt;/b&gt;');
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(links).toHaveLength(6);

  const until = links.find(({ searchParams }) => searchParams.get('answer') === 'until');
  const token = until?.searchParams.get('token') ?? '';
  const shown = await send({ token });
  expect(shown.headers.get('Cache-Control')).toBe('no-store');
  expect(await shown.json()).toMatchObject({ special: [], holiday: { date: christmas } });
  const saved = await send({ token, answer: 'until', until: until?.searchParams.get('until') });
  expect(saved.status).toBe(200);
  expect(await readSpecialHours(ids)).toEqual([
    { date: christmas, opens: '09:00:00', closes: '14:00:00' },
  ]);
});

test('opening the links of the mail, as scanners do, changes no hours', async () => {
  const { links, ids } = await askOwner();
  for (const { pathname, search } of links) {
    const page = await fetchWorker(pathname + search);
    expect([page.status, page.headers.get('Referrer-Policy')]).toEqual([200, 'no-referrer']);
    expect(await page.text()).toContain('noindex');
    expect((await fetchWorker(`/api/holiday-hours${search}`)).status).toBe(405);
  }
  expect(await readSpecialHours(ids)).toEqual([]);
});

test('an owner with reminders switched off gets no mail', async () => {
  const owner = await createPerson('business_owner');
  const service = asService();
  await service
    .from('notification_preferences')
    .insert({ user_id: owner.userId, off_mail: ['fact_reminders'] });
  const [listing] = await createListings({ owner_id: owner.userId });
  await service.from('opening_hours').insert({
    business_id: listing?.id ?? '',
    day_of_week: 5,
    opens: '09:00',
    closes: '17:00',
  });
  await requestHolidayHours({ db: service, now: new Date('2037-12-15T18:00Z') });
  await fileBackend().runCron('* * * * *');
  expect(await findMails(owner.email)).toEqual([]);
});

test('no token but ours is taken, and none for another listing or date', async () => {
  const { links, ids } = await askOwner();
  const token = links[0]?.searchParams.get('token') ?? '';
  const [date = '', person = '', id = '', signature = ''] = token.split('.');
  const other = ids.find((one) => one !== id) ?? '';
  for (const forged of [
    '',
    'closed',
    [date, person, other, signature].join('.'),
    ['2037-12-24', person, id, signature].join('.'),
    [date, person, id, '0'.repeat(64)].join('.'),
  ]) {
    expect((await send({ token: forged, answer: 'closed' })).status).toBe(404);
  }
  for (const body of [
    { token, answer: 'always' },
    { token, answer: 'until' },
    { token, answer: 'until', until: '25:00' },
    { answer: 'closed' },
  ]) {
    expect((await send(body)).status).toBe(400);
  }
  expect(await readSpecialHours(ids)).toEqual([]);
});

test('without JavaScript the link of a mail shows a form, and only sending it saves', async () => {
  const { links, ids } = await askOwner();
  const closed = links.find(({ searchParams }) => searchParams.get('answer') === 'closed');
  const page = await fetchWorker(`${closed?.pathname}${closed?.search}`);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  const html = await page.text();
  const form = /<noscript>(<form[\s\S]*?)<\/noscript>/.exec(html)?.[1] ?? '';
  expect(form).toContain('action="/api/holiday-hours" method="post"');
  const token = /name="token" value="([^"]+)"/.exec(form)?.[1] ?? '';
  expect(token).toBe(closed?.searchParams.get('token'));
  expect(await readSpecialHours(ids)).toEqual([]);

  const post = (fields: Record<string, string>) =>
    fetchWorker('/api/holiday-hours', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token, ...fields }),
    });
  const wrong = await post({ answer: 'until', until: 'noon' });
  expect(wrong.headers.get('Location')).not.toContain('saved');
  expect(await readSpecialHours(ids)).toEqual([]);
  const sent = await post({ answer: 'until', until: '12:00' });
  expect(sent.status).toBe(303);
  expect(await readSpecialHours(ids)).toEqual([
    { date: christmas, opens: '09:00:00', closes: '12:00:00' },
  ]);
  const after = await fetchWorker(sent.headers.get('Location') ?? '');
  expect(await after.text()).toContain('Saved. Visitors see: 9 AM – 12 PM.');
  const broken = await fetchWorker('/api/holiday-hours', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token: `${token}0`, answer: 'closed' }),
  });
  const lost = await fetchWorker(broken.headers.get('Location') ?? '');
  expect(await lost.text()).toContain('This link does not work');
  const without = await (await fetchWorker('/holiday-hours')).text();
  expect(without).toContain('This link does not work');
  expect(without).toContain('Sign in to edit hours');
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildOfRun } from '../support/build-of-run.ts';
import { asService, signInAs } from '../support/clients.ts';
import { fileBackend, fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { findMails } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { decideOne, endUndoTime } from '../support/queue-decisions.ts';
import { newContent, sendNew } from '../support/submissions.ts';
import { fetchWorker } from './worker.ts';

/** What somebody has got since, once the minute is over. */
async function readMails(email: string) {
  await fileBackend().runCron('* * * * *');
  return findMails(email);
}

test('a new submission is confirmed by one mail within a minute', async () => {
  const ana = await createPerson('community_user');
  const { submission } = await sendNew(ana.client);
  expect(await findMails(ana.email)).toEqual([]);

  const [mail, ...others] = await readMails(ana.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^We received your submission of Quixotry \w+$/);
  const link = `http://localhost:8787/business-submission/${submission.id}`;
  expect(mail?.text).toContain(`Hello Ana,\n`);
  expect(mail?.text).toContain(`See your submission:\n${link}\n`);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(await readMails(ana.email)).toEqual([mail]);
});

test('a mail quotes the reason of a rejection, or links to the approved listing', async () => {
  const ana = await createPerson('community_user');
  const admin = (await signInAs('admin')).client;
  const content = newContent({ name: 'Joe’s <b>Café</b> & Bar' });
  const first = await sendNew(ana.client, content);
  const reason = 'The street is <i>another’s</i>.\r\nBcc: all@people.example';
  const { id, revision } = first.submission;
  await decideOne(admin, { id, version: revision, isApproved: false, reason });
  await endUndoTime(fileDatabase());
  const [refused] = await readMails(ana.email);
  expect(refused?.subject).toBe('Your submission of Joe’s <b>Café</b> & Bar was rejected');
  expect(refused?.text).toContain('> The street is <i>another’s</i>.');
  expect(refused?.html).toContain('The street is &lt;i&gt;another’s&lt;/i&gt;.');
  expect(refused?.html).not.toContain('<b>');

  const again = { submission_id: id, revision: revision + 1, content };
  await ana.client.rpc('send_submission', again);
  await decideOne(admin, { id, version: revision + 2 });
  await endUndoTime(fileDatabase());
  const [approved, received] = await readMails(ana.email);
  expect(received?.subject).toBe('We received your submission of Joe’s <b>Café</b> & Bar');
  const { data } = await ana.client.rpc('get_submission', { submission_id: id });
  const { listing } = data as { listing: string };
  expect(approved?.subject).toBe('Joe’s <b>Café</b> & Bar is live');
  expect(approved?.text).toContain(`http://localhost:8787/business/${listing}\n`);
});

/** Presses the button of a mail program, as RFC 8058 has it. */
async function pressUnsubscribe(headers: Record<string, string> = {}) {
  const [, address = ''] = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? [];
  const { pathname, search } = new URL(address);
  const response = await fetchWorker(pathname + search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: headers['List-Unsubscribe-Post'] ?? '',
  });
  return { response, pathname, search };
}

async function readChoices(userId: string) {
  const service = asService();
  const { data } = await service.from('notification_preferences').select().eq('user_id', userId);
  return data;
}

test('one click in a mail program ends that kind, without a session; and brings it back', async () => {
  const ana = await createPerson('community_user');
  await sendNew(ana.client);
  const [mail] = await readMails(ana.email);
  const { response, search } = await pressUnsubscribe(mail?.headers);
  expect(response.status).toBe(204);
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(await readChoices(ana.userId)).toMatchObject([
    { off_mail: ['digest', 'submission_updates'] },
  ]);

  await sendNew(ana.client);
  expect(await readMails(ana.email)).toEqual([mail]);
  const back = await fetchWorker(`/api/mails/resubscribe${search}`, { method: 'POST' });
  expect(back.status).toBe(204);
  await sendNew(ana.client);
  expect(await readMails(ana.email)).toHaveLength(2);
});

test('a weekly digest is mailed by the hourly task, and one click ends digests', async () => {
  const ana = await createPerson('community_user');
  const { data: metro } = await asService()
    .from('metros')
    .select('id')
    .eq('slug', 'boise-id')
    .single();
  const [listing] = await createListings({ metro_id: metro?.id ?? 0 });
  await asService()
    .from('notification_preferences')
    .insert({
      user_id: ana.userId,
      off_mail: [],
      digest_metro: 'boise-id',
      digest_until: new Date(Date.now() - 7 * 86_400_000).toISOString(),
    });
  await fileBackend().runCron('17 * * * *');
  await fileBackend().runCron('17 * * * *');
  const [mail, ...others] = await readMails(ana.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your week: 1 new in Boise, ID');
  expect(mail?.text).toContain(`http://localhost:8787/business/${listing?.slug}\n`);
  expect((await pressUnsubscribe(mail?.headers)).response.status).toBe(204);
  expect(await readChoices(ana.userId)).toMatchObject([
    { off_mail: ['digest'], digest_metro: 'boise-id' },
  ]);
});

test('opening the links of a mail unsubscribes no one', async () => {
  const ana = await createPerson('community_user');
  await sendNew(ana.client);
  const [mail] = await readMails(ana.email);
  const links = [...(mail?.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
  const oneClick = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  for (const link of [...links, oneClick]) {
    const { pathname, search } = new URL(link);
    await fetchWorker(pathname + search);
  }
  const { pathname, search } = new URL(oneClick);
  const opened = await fetchWorker(pathname + search, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('Location')]).toEqual([302, `/unsubscribe${search}`]);
  expect(await readChoices(ana.userId)).toEqual([]);
});

test.each(['unsubscribe', 'resubscribe'])('%s acts by no token but ours', async (does) => {
  const { userId } = await createPerson('community_user');
  for (const token of ['', 'digest', `digest.${userId}.${'0'.repeat(64)}`]) {
    const response = await fetchWorker(`/api/mails/${does}?token=${token}`, { method: 'POST' });
    expect(response.status).toBe(404);
  }
  expect(await readChoices(userId)).toEqual([]);
});

test('what a browser loads has the lines of notifications, and no text of their mails', () => {
  const scripts = globSync(`${buildOfRun()}/client/assets/*.js`).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const isLoaded = (text: string) => scripts.some((script) => script.includes(text));
  expect(isLoaded('has new hours')).toBe(true);
  for (const text of [
    'you are no longer the owner',
    'Anyone with this code',
    'Check them before your',
  ]) {
    expect(isLoaded(text)).toBe(false);
  }
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { site } from '#app/config/site.ts';
import { findMessageThread, findMessageThreads } from '#app/domain/message/message-calls.ts';
import { hmacSha256 } from '#app/services/hex-digest.ts';
import { fileBackend, fileSupabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { findMails } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { fetchWorker } from './worker.ts';

type Person = Awaited<ReturnType<typeof createPerson>>;

/** Sends a message as the form does. */
async function send({ client }: Person, businessIds: string[], change: object = {}) {
  const { data } = await client.auth.getSession();
  return fetchWorker('/api/messages', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${data.session?.access_token}`,
    },
    body: JSON.stringify({
      recipients: businessIds.map((business_id) => ({
        business_id,
        thread_id: randomUUID(),
        message_id: randomUUID(),
      })),
      body: 'Can you come on Monday?',
      website: '',
      open_ms: 9_000,
      token: '',
      ...change,
    }),
  });
}

/** The webhook with a mail, signed as in MAIL_INBOUND_SECRET. */
async function deliver(mail: object, secret = fileSupabase().secretKey) {
  const authentication = { spf: 'pass', dkim: 'pass', dmarc: 'pass' };
  const body = JSON.stringify({ headers: {}, authentication, ...mail });
  return fetchWorker('/api/messages/mail', {
    method: 'POST',
    headers: { 'X-Signature': await hmacSha256(secret, body) },
    body,
  });
}

async function createOwned() {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ name: 'Quixotry & Sons', owner_id: owner.userId });
  return { owner, listing: listing! };
}

async function readMail({ email }: Person) {
  await fileBackend().runCron('* * * * *');
  const [mail] = await findMails(email);
  return mail;
}

test('a message is mailed without email addresses, and replies by mail join the conversation', async () => {
  const { owner, listing } = await createOwned();
  const person = await createPerson('community_user');
  const response = await send(person, [listing.id]);
  expect(response.status).toBe(200);
  const { sendings } = await response.json<{ sendings: { thread_id: string }[] }>();
  const id = sendings[0]!.thread_id;

  const mail = await readMail(owner);
  expect(mail?.subject).toBe('A message about Quixotry & Sons');
  expect(mail?.text).toContain('Can you come on Monday?');
  expect(mail?.text).toContain(`/messages/${id}`);
  expect(JSON.stringify(mail)).not.toContain(person.email);
  const to = mail?.headers?.['Reply-To'] ?? '';
  expect(to).toMatch(/^[0-9a-f]{20}\.business\.[0-9a-f]{20}@reply\.mainstreet\.example$/);

  const quoted = `On Thu, Nov 26, 2026 at 9:15 AM ${site.name} <${site.contact_email}> wrote:\n> Hi`;
  const answer = {
    id: randomUUID(),
    from: `"Ana" <${owner.email}>`,
    to,
    text: `Yes.\n\n${quoted}`,
  };
  expect((await deliver(answer)).status).toBe(202);
  // Providers deliver some mails twice.
  expect((await deliver(answer)).status).toBe(202);
  expect(await findMessageThread({ db: person.client }, id)).toMatchObject({
    is_unread: true,
    messages: [{ side: 'person' }, { side: 'business', body: 'Yes.', by_mail: true }],
  });
  const back = await readMail(person);
  expect(back?.subject).toBe('A message from Quixotry & Sons');
  expect(back?.headers?.['Reply-To']).toContain('.person.');
  expect(JSON.stringify(back)).not.toContain(owner.email);
});

test('replies of all forms join the conversation', async () => {
  const { owner, listing } = await createOwned();
  const person = await createPerson('community_user');
  const sent = await send(person, [listing.id]);
  const { sendings } = await sent.json<{ sendings: { thread_id: string }[] }>();
  const mail = await readMail(owner);
  const to = mail?.headers?.['Reply-To'] ?? '';
  expect(mail?.headers?.['Auto-Submitted']).toBe('auto-generated');
  expect(mail?.text).toMatch(/^Reply above this line/);

  const [local, host] = owner.email.split('@');
  const headers = `De : ${site.name} <${site.contact_email}>\nEnvoyé : jeudi\nÀ : ${owner.email}`;
  const replies = [
    { from: owner.email, to, text: `Oui.\n\n${headers}\n\n${mail?.text}` },
    { from: owner.email, to, html: `<p>HTML &amp; more</p><blockquote>${mail?.html}</blockquote>` },
    { from: `${local}+x@${host}`, to, text: 'From the same mailbox' },
    { from: `${owner.email} (Ana)`, to: ['x@y.example', `Us <${to}>`], text: 'With others' },
    { from: owner.email, to, text: `Write to ${owner.email}` },
  ];
  for (const one of replies) {
    const response = await deliver({ id: randomUUID(), ...one });
    expect(await response.json()).toEqual({ outcome: 'sent' });
  }
  const thread = await findMessageThread({ db: person.client }, sendings[0]!.thread_id);
  expect(thread?.messages.slice(1).map(({ body }) => body)).toEqual([
    'Oui.',
    'HTML & more',
    'From the same mailbox',
    'With others',
    'Write to [left out]',
  ]);
});

test('a mail that may be forged, to an address that we have not made, or of another hook is rejected', async () => {
  const { owner, listing } = await createOwned();
  const person = await createPerson('community_user');
  await send(person, [listing.id]);
  const to = (await readMail(owner))?.headers?.['Reply-To'] ?? '';
  const mail = { id: randomUUID(), from: owner.email, to, text: 'Yes.' };
  expect((await deliver(mail, 'the secret of somebody else')).status).toBe(401);
  const verdicts = [
    { spf: 'pass', dkim: 'pass', dmarc: 'fail' },
    { spf: 'fail', dkim: 'pass', dmarc: 'none' },
    { spf: 'none', dkim: 'none', dmarc: 'none' },
  ];
  for (const authentication of verdicts) {
    expect((await deliver({ ...mail, authentication })).status).toBe(403);
  }
  expect((await deliver({ ...mail, to: to.replace('.business.', '.person.') })).status).toBe(404);
  expect((await deliver({ ...mail, to: 'hello@reply.mainstreet.example' })).status).toBe(404);
  const { items } = await findMessageThreads({ db: owner.client }, null);
  expect(items).toMatchObject([{ last_side: 'person' }]);
});

test('a reply that is not taken is answered once with the reason, and a program never', async () => {
  const { owner, listing } = await createOwned();
  const person = await createPerson('community_user');
  await send(person, [listing.id]);
  const to = (await readMail(owner))?.headers?.['Reply-To'] ?? '';
  const mail = { id: randomUUID(), from: owner.email, to, text: '> Can you come on Monday?' };
  const automatic = { ...mail, headers: { 'Auto-Submitted': 'auto-replied' }, text: 'I am away.' };
  expect(await (await deliver(automatic)).json()).toEqual({ outcome: 'automatic' });
  for (const one of [mail, mail]) {
    expect(await (await deliver(one)).json()).toEqual({ outcome: 'empty' });
  }
  const long = { ...mail, id: randomUUID(), text: 'x'.repeat(3001) };
  expect(await (await deliver(long)).json()).toEqual({ outcome: 'too_long' });
  const stranger = await createPerson('community_user');
  for (const { email } of [stranger, person]) {
    const other = await deliver({ ...mail, id: randomUUID(), from: email });
    expect(await other.json()).toEqual({ outcome: 'gone' });
  }
  await fileBackend().runCron('* * * * *');
  const subject = 'Your reply was not delivered';
  const answers = (await findMails(owner.email)).filter((one) => one.subject === subject);
  expect(answers).toHaveLength(2);
  expect(JSON.stringify(answers)).toContain('longer than 3,000 characters');
  expect(await findMails(stranger.email)).toMatchObject([{ subject }]);
});

test('a request goes to three businesses at most, and neither to a program nor too quickly', async () => {
  const owned = await Promise.all(Array.from({ length: 4 }, createOwned));
  const ids = owned.map(({ listing }) => listing.id);
  const person = await createPerson('community_user');
  expect((await send(person, ids)).status).toBe(400);
  expect((await send(person, [])).status).toBe(400);
  expect((await send(person, ids.slice(0, 1), { body: ' ' })).status).toBe(400);
  const quick = await send(person, ids.slice(0, 1), { open_ms: 100 });
  expect(await quick.json()).toEqual({ outcome: 'too_fast' });
  const program = await send(person, ids.slice(0, 1), { website: 'https://spam.example' });
  expect(await program.json()).toEqual({ outcome: 'filled_in' });
  expect((await findMessageThreads({ db: person.client }, null)).items).toEqual([]);
  expect((await send(person, ids.slice(0, 3))).status).toBe(200);
  expect((await findMessageThreads({ db: person.client }, null)).items).toHaveLength(3);
});

test('without an account nothing is sent', async () => {
  const response = await fetchWorker('/api/messages', { method: 'POST', body: '{}' });
  expect(response.status).toBe(401);
});

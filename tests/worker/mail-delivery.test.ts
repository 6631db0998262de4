import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { site } from '#app/config/site.ts';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import { fileBackend } from '../support/file-backend.ts';
import { type MailProvider, startMailProvider } from '../support/mail-provider.ts';
import { findMails } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { sendNew } from '../support/submissions.ts';

const { database } = fileBackend().supabase;

let provider: MailProvider;
let worker: RunningWorker;
const logged: string[] = [];

beforeAll(async () => {
  provider = await startMailProvider(fileBackend().supabase.url);
  worker = await startWorker();
});
afterAll(async () => {
  await worker?.stop();
  await provider?.stop();
});
beforeEach(() => provider.setMood('well'));

/** A Worker whose mails go by that provider. */
function startWorker(): Promise<RunningWorker> {
  return serveTestWorker({
    variables: { MAIL_API_URL: provider.url },
    onLog: ({ message }) => void logged.push(message),
  });
}

/** Somebody to whom a mail is due. */
async function createReader() {
  const person = await createPerson('community_user');
  await sendNew(person.client);
  return person;
}

type Person = Awaited<ReturnType<typeof createReader>>;

async function readMail({ userId }: Person) {
  const rows = await database?.query<{ status: string; failure: string | null; attempts: number }>(
    'select status, failure, attempts from private.mails where person = $1',
    [userId],
  );
  return rows?.[0];
}

/** As if the wait for the next attempt were over. */
const passTime = () =>
  database?.exec(`update private.mails set due_at = now() where status = 'waiting'`);

test('a mail has a name to come from, an address for answers and one click to end it', async () => {
  const ana = await createReader();
  await worker.runCron('* * * * *');
  const [mail] = await findMails(ana.email);
  expect(mail).toMatchObject({
    from: expect.stringContaining(site.name),
    headers: {
      'Reply-To': site.contact_email,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
});

test('a form that was sent has mails sent at once', async () => {
  const ana = await createReader();
  const response = await fetch(`${worker.url}/api/mails/send`, { method: 'POST' });
  expect(response.status).toBe(202);
  await expect.poll(() => findMails(ana.email)).toHaveLength(1);
});

const elsewhere = database === null;

test.skipIf(elsewhere).each(['silent-before', 'silent-after'] as const)(
  'a Worker that dies while the provider is %s loses no mail and sends none twice',
  async (mood) => {
    const ana = await createReader();
    provider.setMood(mood);
    const dying = await startWorker();
    const run = dying.runCron('* * * * *').catch(() => null);
    await provider.silence();
    await dying.stop();
    await run;
    provider.setMood('well');
    expect(await readMail(ana)).toMatchObject({ status: 'waiting', attempts: 1 });

    // Until its lease ends nobody else takes it.
    await worker.runCron('* * * * *');
    expect(await readMail(ana)).toMatchObject({ status: 'waiting', attempts: 1 });
    await passTime();
    const given = provider.countGiven();
    await worker.runCron('* * * * *');
    expect(provider.countGiven()).toBe(given + 1);
    expect(await readMail(ana)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(await findMails(ana.email)).toHaveLength(1);
  },
);

test.skipIf(elsewhere)(
  'a provider that is away gets one mail a run, and all when it is back',
  async () => {
    const people = [await createReader(), await createReader(), await createReader()];
    const given = provider.countGiven();
    for (const status of [500, 429, 401]) {
      provider.setMood(status);
      await passTime();
      await worker.runCron('* * * * *');
    }
    expect(provider.countGiven()).toBe(given + 3);
    provider.setMood('well');
    await passTime();
    await worker.runCron('* * * * *');
    for (const person of people) {
      expect(await readMail(person)).toMatchObject({ status: 'sent', attempts: 4 });
      expect(await findMails(person.email)).toHaveLength(1);
    }
  },
);

test.skipIf(elsewhere)(
  'a mail that the provider rejects is not retried, and delays no other',
  async () => {
    const ana = await createReader();
    provider.setMood(422);
    await worker.runCron('* * * * *');
    expect(await readMail(ana)).toMatchObject({ status: 'failed', failure: 'validation_error' });
    provider.setMood('well');
    const ben = await createReader();
    await passTime();
    await worker.runCron('* * * * *');
    expect(await findMails(ana.email)).toEqual([]);
    expect(await findMails(ben.email)).toHaveLength(1);
  },
);

test('two Workers at once send each mail once', async () => {
  const other = await startWorker();
  onTestFinished(other.stop);
  const people = await Promise.all(Array.from({ length: 12 }, createReader));
  await Promise.all([
    worker.runCron('* * * * *'),
    other.runCron('* * * * *'),
    worker.runCron('* * * * *'),
  ]);
  for (const { email } of people) {
    expect(await findMails(email)).toHaveLength(1);
  }
});

test('no address and no name of all these mails has reached the log', () => {
  expect(logged.join('\n')).toContain('"mails":');
  expect(logged.join('\n')).not.toMatch(/people\.example|Quixotry|%40/);
});

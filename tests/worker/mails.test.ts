import { expect, test } from 'vitest';
import { fileBackend } from '../support/file-backend.ts';
import { findMails } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { sendNew } from '../support/submissions.ts';

test('who sends a business gets a mail that says so, within the minute and once', async () => {
  const ana = await createPerson('community_user');
  const { submission } = await sendNew(ana.client);
  expect(await findMails(ana.email)).toEqual([]);

  expect(await fileBackend().runEachMinute()).toMatchObject({ outcome: 'ok' });
  const [mail, ...others] = await findMails(ana.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^We have Quixotry \w+, and will look at it soon$/);
  const link = `http://localhost:8787/business-submission/${submission.id}`;
  expect(mail?.text).toContain(`See what you sent:\n${link}\n`);
  expect(mail?.html).toContain(`href="${link}"`);

  await fileBackend().runEachMinute();
  expect(await findMails(ana.email)).toEqual([mail]);
});

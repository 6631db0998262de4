import { expect, test } from 'vitest';
import { signHolidayQuestion, verifyHolidayQuestion } from './holiday.server.ts';

const secret = 'a secret of this site';
const question = {
  person: '5eed0000-0000-4000-8000-000000000001',
  business_id: '22efbe03-6dd3-49c9-89f9-6090f7000000',
  date: '2026-12-24',
};
const token = await signHolidayQuestion(secret, question);

test('a link is for one person, listing and date, and the same each time', async () => {
  expect(await verifyHolidayQuestion(secret, token)).toEqual(question);
  expect(await signHolidayQuestion(secret, question)).toBe(token);
});

test.each([
  ['another date', token.replace('2026-12-24', '2026-12-25')],
  ['another person', token.replace('8000-000000000001.', '8000-000000000002.')],
  ['another listing', token.replace('6090f7000000', '6090f7000001')],
  ['half a signature', token.slice(0, -32)],
  ['no signature', token.slice(0, -64)],
  ['something behind it', `${token}.`],
  ['nothing', ''],
  ['the token of another kind of link', `fact_reminders.${question.person}.${'0'.repeat(64)}`],
])('%s is not a valid token', async (_what, changed) => {
  expect(changed).not.toBe(token);
  expect(await verifyHolidayQuestion(secret, changed)).toBeNull();
});

test('a token of another site is not valid', async () => {
  expect(await verifyHolidayQuestion('another secret altogether', token)).toBeNull();
});

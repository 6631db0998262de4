import { expect, test } from 'vitest';
import {
  type NotificationChoice,
  readChoices,
  signChoices,
  verifyChoices,
} from './notification.ts';

const secret = 'a secret of this site';
const personal = {
  person: '5eed0000-0000-4000-8000-000000000001',
  choices: ['submission_updates', 'digest'] as NotificationChoice[],
};
const token = await signChoices(secret, personal);

test('a token identifies its choice and is the same each time', async () => {
  expect(await verifyChoices(secret, token)).toEqual(personal);
  expect(await signChoices(secret, personal)).toBe(token);
  expect(readChoices(token)).toEqual(personal.choices);
});

test.each([
  ['another choice', token.replace('submission_updates', 'messages')],
  ['one of its choices', token.replace('-digest', '')],
  ['another person', token.replace('0001.', '0002.')],
  ['a choice that is none', token.replace('submission_updates', 'constructor')],
  ['a signature with another digit', token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')],
  ['half a signature', token.slice(0, -32)],
  ['no signature', token.slice(0, -64)],
  ['something behind it', `${token}.`],
  ['nothing', ''],
])('%s is not a valid token', async (_what, changed) => {
  expect(changed).not.toBe(token);
  expect(await verifyChoices(secret, changed)).toBeNull();
});

test('a token made with another secret is not valid', async () => {
  expect(await verifyChoices('another secret altogether', token)).toBeNull();
});

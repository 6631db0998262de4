import { expect, test } from 'vitest';
import { findAnswers } from '#app/domain/help/help.ts';
import questions from '#app/messages/routes/help-questions.json';

test.each([
  'listing is wrong',
  'wrong phone number',
  'phone',
  'photo',
  'price',
  'map',
  'directions',
  'opening hours come from',
  'business is closed',
  'report a review',
  'near me',
  'add my business',
  'contact you',
  'favorite',
  'password',
  'change password',
  'change my password',
  'clear last place',
])('the search "%s" finds an answer without correction', (typed) => {
  const { found, readAs } = findAnswers(questions, typed);
  expect(found).not.toEqual([]);
  expect(readAs).toBeNull();
});

test('every answer has an address of its own', () => {
  expect(new Set(questions.map(({ slug }) => slug)).size).toBe(questions.length);
});

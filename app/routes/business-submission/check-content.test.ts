import { expect, test } from 'vitest';
import { emptyContent } from '#app/domain/submission/submission.ts';
import { checkContent } from './check-content.ts';

const hours_words = 'whenever the sun shines';
const monday = { day_of_week: 1, opens: '09:00', closes: '12:00' };

test('typed hours that are not understood are an error unless the days are filled in', () => {
  const hours = (content: object) =>
    checkContent({ ...emptyContent, ...content }).errors.hours_words;
  expect(hours({ hours_words })).toBe('Please enter hours like mon-fri 9-5, or fill in the days');
  expect(hours({ hours_words, opening_hours: [monday] })).toBeUndefined();
  expect(hours({ hours_words: 'by appointment' })).toBeUndefined();
  expect(hours({})).toBeUndefined();
});

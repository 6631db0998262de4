import { expect, test } from 'vitest';
import { emptyContent } from '#app/domain/submission/submission.ts';
import { guessTimeZone } from './steps.ts';

const content = { ...emptyContent, state: 'SD', stated_time_zone: 'America/Denver' };
const address = (time_zones: string[]) => ({
  place: null,
  precision: null,
  time_zone: 'America/Chicago',
  time_zones,
  usual_city: null,
});

test('hours are previewed by the stated clock where it may be stated', () => {
  const onLine = address(['America/Chicago', 'America/Denver']);
  expect(guessTimeZone(content, onLine)).toBe('America/Denver');
  expect(guessTimeZone(content, address([]))).toBe('America/Chicago');
  expect(guessTimeZone({ ...content, stated_time_zone: '' }, onLine)).toBe('America/Chicago');
});

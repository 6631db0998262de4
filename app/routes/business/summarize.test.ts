import { expect, test } from 'vitest';
import { businessWith } from '#app/domain/business/business-fixture.ts';
import { summarize } from './summarize.ts';

test('a summary is as long as search engines show, and ends with a whole word', () => {
  const description = `${'Coffee and newspapers since 1911, '.repeat(8)}and cake.`;
  const summary = summarize(businessWith({ description }));
  expect(summary).toMatch(/^Golden Cafe: Cafés & Coffee in Austin, TX\. Opening hours,/);
  expect(summary.length).toBeGreaterThan(140);
  expect(summary.length).toBeLessThanOrEqual(155);
  expect(summary).toMatch(/ (Coffee|and|newspapers|since|1911)…$/);
  expect(summarize(businessWith({ description: 'Coffee.' }))).toMatch(/directions\. Coffee\.$/);
});

test('that a business is closed comes before what it was', () => {
  expect(summarize(businessWith({ status: 'closed', description: 'Coffee.' }))).toBe(
    'Golden Cafe: Cafés & Coffee in Austin, TX. Permanently closed. Coffee.',
  );
});

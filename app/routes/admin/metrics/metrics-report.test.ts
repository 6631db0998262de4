import { expect, test } from 'vitest';
import { parseMetricsQuery, toMetricsHref } from './metrics-report.tsx';

test('unrecognized parameters of an address are ignored', () => {
  const params = new URLSearchParams('days=30&vital=CLS&device=phone&country=us&path=evil');
  expect(parseMetricsQuery(params)).toEqual({ days: 30, vital: 'CLS', device: 'phone' });
  expect(parseMetricsQuery(new URLSearchParams('days=3&vital=FCP'))).toEqual({
    days: 7,
    vital: 'LCP',
  });
});

test('a filter can be added and removed', () => {
  const query = parseMetricsQuery(new URLSearchParams('days=30&device=phone'));
  expect(toMetricsHref(query, { path: '/business/:id' })).toBe(
    '?days=30&vital=LCP&path=%2Fbusiness%2F%3Aid&device=phone',
  );
  expect(toMetricsHref(query, { device: undefined })).toBe('?days=30&vital=LCP');
});

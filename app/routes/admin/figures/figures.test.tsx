import { expect, test } from 'vitest';
import { nameRange, toFigure } from './figure.ts';
import { formatCountry, formatTimeKey, formatVital, parseVitalsQuery } from './groups/speed.tsx';

test('unrecognized parameters of an address are ignored', () => {
  const params = new URLSearchParams('vital=CLS&device=phone&country=us&path=evil');
  expect(parseVitalsQuery(params)).toEqual({ vital: 'CLS', device: 'phone' });
  expect(parseVitalsQuery(new URLSearchParams('vital=FCP'))).toEqual({ vital: 'LCP' });
});

test('numbers, times and places read as people say them', () => {
  expect([formatVital('LCP', 1449), formatVital('INP', 90.4), formatVital('CLS', 0.1)]).toEqual([
    '1.45 s',
    '90 ms',
    '0.10',
  ]);
  expect(formatTimeKey('2026-11-21')).toBe('Nov 21');
  expect(['CA', 'XX', 'T1', 'u%'].map(formatCountry)).toEqual(['Canada', 'Unknown', 'Tor', 'u%']);
  expect([1, 90, 182].map(nameRange)).toEqual(['24 hours', '90 days', '26 weeks']);
});

test('a table has the latest first, says what has not ended, and stores times for a file', () => {
  const points = [
    { time: '2026-11-16', value: 3 },
    { time: '2026-11-23', value: 1, isUnfinished: true },
  ];
  const { table } = toFigure(points, { title: 'Reviews', what: 'Week of', formatTime: (of) => of });
  expect(table.rows).toEqual([
    [{ value: '2026-11-23', shown: '2026-11-23, so far' }, 1],
    [{ value: '2026-11-16', shown: '2026-11-16' }, 3],
  ]);
});

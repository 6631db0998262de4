import { expect, test } from 'vitest';
import {
  formatCountry,
  formatRound,
  formatShare,
  formatTimeKey,
  formatVital,
} from './vital-figures.tsx';

test('numbers read as people say them', () => {
  expect([formatVital('LCP', 1449), formatVital('INP', 90.4), formatVital('CLS', 0.1)]).toEqual([
    '1.45 s',
    '90 ms',
    '0.10',
  ]);
  const rounds = [0, 250, 2500].map((value) => formatRound('TTFB', value));
  expect(rounds).toEqual(['0', '250 ms', '2.5 s']);
  expect(formatRound('CLS', 0.1 * 3)).toBe('0.3');
  expect([formatShare(1, 3), formatShare(0, 0)]).toEqual(['33%', '0%']);
});

test('days are UTC’s, and countries have names where they have one', () => {
  expect(formatTimeKey('2026-11-21')).toBe('Nov 21');
  expect(['CA', 'XX', 'T1'].map(formatCountry)).toEqual(['Canada', 'Unknown', 'Tor']);
});

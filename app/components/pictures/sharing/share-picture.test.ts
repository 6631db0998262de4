import { expect, test } from 'vitest';
import { fitText, measureText } from './share-picture.tsx';

const fit = (text: string) => fitText({ text, width: 1000, sizes: [90, 60], maxLines: 2 });

test('a short title is in one line at the largest size', () => {
  expect(fit('Golden Cafe')).toEqual({ size: 90, lines: ['Golden Cafe'] });
});

test('a long one is broken between words, then set smaller, then shortened', () => {
  expect(fit('The business directory for every main street').lines).toHaveLength(2);
  const long = fit('Washington Avenue Association of Independent Booksellers and Printers');
  expect(long.size).toBe(60);
  const endless = fit('Washington Avenue Association '.repeat(6));
  expect(endless.lines).toHaveLength(2);
  expect(endless.lines[1]).toMatch(/…$/);
});

test('no line is wider than the picture, even a single long word', () => {
  for (const text of ['W'.repeat(160), 'Mmmmm '.repeat(20), 'i'.repeat(300), '']) {
    for (const line of fit(text).lines) {
      expect(measureText(line, fit(text).size)).toBeLessThanOrEqual(1060);
    }
  }
});

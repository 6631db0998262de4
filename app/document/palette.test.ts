import { wcagContrast } from 'culori/fn';
import { expect, test } from 'vitest';
import { derivePalette, writePalette } from './palette.ts';

const accents = [
  '#c42c09',
  '#ffd400',
  '#00ff88',
  '#0000ff',
  '#ffffff',
  '#000000',
  '#7a1fa2',
  '#88aacc',
];
const papers = [null, '#ffffff', '#f2f7ff', '#eef5ea', '#222222', '#ffd0d0'];

test.each(accents.flatMap((accent) => papers.map((paper) => ({ accent, paper }))))(
  'text can be read with the accent $accent on the paper $paper, in both schemes',
  (chosen) => {
    for (const colors of Object.values(derivePalette(chosen))) {
      for (const ground of ['paper', 'paper-raised', 'paper-sunk', 'accent-wash'] as const) {
        for (const text of ['ink', 'ink-soft', 'accent', 'accent-strong'] as const) {
          const contrast = wcagContrast(colors[text], colors[ground]);
          expect([text, ground, contrast >= 4.5]).toEqual([text, ground, true]);
        }
      }
      expect(wcagContrast(colors['on-accent'], colors.accent)).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(colors['ink-faint'], colors.paper)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('a sound color stays as it was chosen, and without a choice nothing is written', () => {
  expect(derivePalette({ accent: '#7a1fa2', paper: '#ffffff' }).light.accent).toBe('#7a1fa2');
  expect(writePalette({ accent: null, paper: null })).toBe('');
  expect(writePalette({ accent: '#7a1fa2', paper: null })).toMatch(/^@media[^<]*--accent:#7a1fa2/);
});

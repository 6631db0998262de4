import { expect, test } from 'vitest';
import { isTranslation } from './original-nodes.ts';

// translated.spec.ts, which `npm run test:more` runs, has what follows from it.
test('only the font elements of translators count as a translation', () => {
  const isOne = (nodeName: string) => isTranslation({ nodeName } as Node);
  expect(['FONT', 'SPAN', '#text'].map(isOne)).toEqual([true, false, false]);
  expect(isTranslation(null)).toBe(false);
});

import { expect, test } from 'vitest';
import { answerWith, queryWith } from './answer-fixture.ts';
import { findSearchedWords, splitAtWords } from './match-words.ts';

function mark(q: string, text: string): string {
  const words = findSearchedWords({ query: queryWith({ q }), answer: answerWith({}) });
  return splitAtWords(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

test.each([
  ['dentist', 'The dentist of all dentists', 'The [dentist] of all [dentists]'],
  ['crowns', 'A crown, same day', 'A [crown], same day'],
  ['glass', 'Glass, not glaze', '[Glass], not glaze'],
  ['bar', 'Barbers bargain at the Bar', 'Barbers bargain at the [Bar]'],
  ['é café', 'Café Élan', '[Café] Élan'],
  ['a+b (c', 'a+b (c', 'a+b (c'],
])('for %s, whole words are marked in “%s”', (q, text, marked) => {
  expect(mark(q, text)).toBe(marked);
});

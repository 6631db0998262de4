import { expect, test } from 'vitest';
import { parseAnswer, toPlainText } from './parse-answer.ts';

const answer = 'Try [open now](/?open=now) or [help](/help).\n\nThat is all.';

test('an answer is paragraphs of text and links', () => {
  expect(parseAnswer(answer)).toEqual([
    [
      { text: 'Try ' },
      { text: 'open now', to: '/?open=now' },
      { text: ' or ' },
      { text: 'help', to: '/help' },
      { text: '.' },
    ],
    [{ text: 'That is all.' }],
  ]);
});

test('only addresses of this site become links', () => {
  expect(parseAnswer('[x](https://evil.example) [y](javascript:alert(1))')[0]).toHaveLength(1);
});

test('machines get the words alone', () => {
  expect(toPlainText(answer)).toBe('Try open now or help.\n\nThat is all.');
});

import { expect, test } from 'vitest';
import { findAnswers, parseAnswer, toPlainText } from './help.ts';

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

const questions = [
  {
    slug: 'near',
    topic: 'Searching',
    question: 'How do I search near me?',
    answer: 'Press the [button](/somewhere).',
  },
  {
    slug: 'open',
    topic: 'Searching',
    question: 'Can I see who’s open?',
    answer: 'Yes, by “Open now”.',
  },
  { slug: 'claim', topic: 'Owners', question: 'How do I claim a listing?', answer: 'Open it.' },
];
const found = (typed: string) => findAnswers(questions, typed).found.map(({ slug }) => slug);

test('an empty help search lists every question in order', () => {
  expect(found('  ')).toEqual(['near', 'open', 'claim']);
});

test('beginnings of words are enough, in any order and case', () => {
  expect(found('LIST clai')).toEqual(['claim']);
});

test('the answer and the topic are searched too, addresses of links are not', () => {
  expect(found('press')).toEqual(['near']);
  expect(found('owners')).toEqual(['claim']);
  expect(found('somewhere')).toEqual([]);
});

test('words that every question has do not stand in the way', () => {
  expect(found('how can I claim')).toEqual(['claim']);
  expect(found('how do i')).toEqual(['near', 'claim']);
});

test('apostrophes may be left out', () => {
  expect(found('whos open')).toEqual(['open']);
});

test('a word that no answer has finds nothing', () => {
  expect(found('zeppelin')).toEqual([]);
});

test.each([
  ['calim', ['claim'], 'claim'],
  ['serch', ['near', 'open'], 'search'],
  ['liting claiim', ['claim'], 'listing claim'],
  ['owmer', ['claim'], 'owners'],
])(
  'the misspelled search "%s" finds answers and reports the corrected terms',
  (typed, slugs, readAs) => {
    expect(findAnswers(questions, typed).readAs).toBe(readAs);
    expect(found(typed)).toEqual(slugs);
  },
);

test.each(['clai', 'xyz', 'nar'])('the search "%s" is not corrected', (typed) => {
  expect(findAnswers(questions, typed).readAs).toBeNull();
});

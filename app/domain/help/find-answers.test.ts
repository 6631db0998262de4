import { expect, test } from 'vitest';
import { findAnswers } from './find-answers.ts';

const topics = [
  {
    id: 'searching',
    title: 'Searching',
    questions: [
      { id: 'near', question: 'How do I search near me?', answer: ['Press “Near me”.'] },
      { id: 'open', question: 'Can I see who’s open?', answer: ['Yes, by “Open now”.'] },
    ],
  },
  {
    id: 'owners',
    title: 'For owners',
    questions: [{ id: 'claim', question: 'How do I claim a listing?', answer: ['Open it.'] }],
  },
];
const found = (typed: string) =>
  findAnswers(topics, typed).flatMap(({ questions }) => questions.map(({ id }) => id));

test('nothing typed finds everything, in its order', () => {
  expect(found('  ')).toEqual(['near', 'open', 'claim']);
});

test('beginnings of words are enough, in any order and case', () => {
  expect(found('LIST clai')).toEqual(['claim']);
});

test('the answer and the title of the topic are searched too', () => {
  expect(found('press')).toEqual(['near']);
  expect(found('owners')).toEqual(['claim']);
});

test('words that every question has do not stand in the way', () => {
  expect(found('how can I claim')).toEqual(['claim']);
  expect(found('how do i')).toEqual(['near', 'claim']);
});

test('apostrophes may be left out', () => {
  expect(found('whos open')).toEqual(['open']);
});

test('a topic without a match is left out, and so may all be', () => {
  expect(findAnswers(topics, 'claim').map(({ id }) => id)).toEqual(['owners']);
  expect(found('zeppelin')).toEqual([]);
});

import { expect, test } from 'vitest';
import { done, failed } from '#app/components/ui/form-answer.ts';
import { renewOldValues } from './edit-answer.ts';

const options = { fields: ['phone'], isRenewed: false } as const;
const before = { phone: '(404) 555-0171' };
const saved = { phone: '(404) 555-0172' };

const lost = {
  answer: failed,
  loaded: JSON.stringify(before),
  oldValues: before,
  conflicts: {},
};

test.each([
  ['the answer before the load', ['answer', 'load']],
  ['the load before the answer', ['load', 'answer']],
  ['both at once', ['both']],
])('an edit that was saved without an answer has been seen: %s', (_, steps) => {
  let known: Parameters<typeof renewOldValues>[0] = lost;
  for (const step of steps) {
    const answer = step === 'load' ? known.answer : done;
    const loaded = step === 'answer' ? known.loaded : JSON.stringify(saved);
    known = renewOldValues(known, { answer, loaded }, options);
  }
  expect(known.oldValues).toEqual(saved);
});

test('what somebody else saves meanwhile has not been seen', () => {
  const theirs = { answer: undefined, loaded: JSON.stringify(saved) };
  const known = renewOldValues({ ...lost, answer: undefined }, theirs, options);
  expect(known.oldValues).toEqual(before);
});

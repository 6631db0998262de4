import { expect, test } from 'vitest';
import { contentCases, soundContent } from './content-cases.ts';
import { parseSubmission } from './parse-submission.ts';

test.each(contentCases)('%s', (_name, change, errors) => {
  expect(parseSubmission({ ...soundContent, ...change }).errors).toEqual(errors);
});

test('what is kept is in one form', () => {
  const typed = {
    ...soundContent,
    name: '  Joe’s  ',
    state: 'kansas',
    phone: '512-555-0123',
    email: 'Ana@Quixotry.example',
    website: 'quixotry.example',
  };
  expect(parseSubmission(typed)).toMatchObject({
    isValid: true,
    values: {
      name: 'Joe’s',
      state: 'KS',
      phone: '(512) 555-0123',
      email: 'ana@quixotry.example',
      website: 'https://quixotry.example',
    },
  });
});

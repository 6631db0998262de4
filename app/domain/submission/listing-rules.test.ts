import { expect, test } from 'vitest';
import { contentCases, soundContent } from './content-cases.ts';
import { parseFields } from './listing-rules.ts';
import { readContent } from './submission.ts';

test.each(contentCases)('%s', (_name, change, errors) => {
  expect(parseFields({ ...soundContent, ...change }).errors).toEqual(errors);
});

test('values are normalized before they are stored', () => {
  const typed = {
    ...soundContent,
    name: '  Joe’s  ',
    state: 'kansas',
    phone: '512-555-0123',
    email: 'Ana@Quixotry.example',
    website: 'quixotry.example',
  };
  expect(parseFields(typed)).toMatchObject({
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

test('a price that is not understood is an error, and a draft has it as it was typed', () => {
  const services = soundContent.services.map((service) => ({ ...service, price_input: '€10' }));
  const draft = readContent({ ...soundContent, services });
  expect(draft.services).toEqual(services);
  expect(parseFields(draft)).toMatchObject({
    errors: { services: 'Please enter prices in dollars, like 45, from 45 or 45-80' },
    values: { services: soundContent.services },
  });
});

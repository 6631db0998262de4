import { expect, test } from 'vitest';
import { startDraft } from '#app/components/editors/listing-draft.ts';
import { emptyContent } from '#app/domain/submission/submission.ts';
import { readProposal } from './send-suggestion.ts';

const content = {
  ...emptyContent,
  name: 'Quixotry Bakery',
  street: '12 Mill Lane',
  city: 'Austin',
  state: 'TX',
  zip_code: '78701',
};
const input = {
  way: 'fields' as const,
  draft: { base: content, content },
  opened: ['phone', 'address', 'parking'],
  other: null,
};

test('only what was changed is proposed, an address as a whole', () => {
  const edited = { ...content, street: ' 14 Mill Lane ', website: 'https://unopened.example' };
  expect(readProposal({ ...input, draft: { base: content, content: edited } })).toEqual({
    proposal: { street: '14 Mill Lane', city: 'Austin', state: 'TX', zip_code: '78701' },
    errors: {},
  });
});

test('a required field that was empty and was only looked at is no error', () => {
  expect(readProposal(input)).toEqual({ proposal: {}, errors: {} });
});

test('errors are listed by field', () => {
  const edited = { ...content, phone: '12' };
  expect(readProposal({ ...input, draft: { base: content, content: edited } }).errors).toEqual({
    phone: 'Please enter a valid 10-digit phone number',
  });
});

test('a new address must be complete, and a duplicate needs the other listing', () => {
  expect(
    readProposal({ ...input, way: 'moved', draft: startDraft(emptyContent) }).errors,
  ).toMatchObject({
    street: expect.any(String),
    zip_code: expect.any(String),
  });
  expect(readProposal({ ...input, way: 'duplicate' }).errors).toEqual({
    duplicate_of: 'Please choose the other listing',
  });
});

import { expect, test } from 'vitest';
import { findMentionedField } from './find-mentioned-field.ts';

test.each([
  ['The street has no number 12.', 'street'],
  ['We found no business at this address.', 'street'],
  ['Please call us: the phone number is not in service.', 'phone'],
  ['The photos show another shop.', 'photos'],
  ['The name must be the one on your sign, not a slogan with a city.', 'name'],
  ['The website belongs to another business.', 'website'],
  ['This is no business.', null],
  ['', null],
])('“%s” is about %s', (reason, field) => {
  expect(findMentionedField(reason)).toBe(field);
});

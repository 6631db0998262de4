import { expect, test } from 'vitest';
import { findInitials } from './initials.tsx';

test.each([
  ['Vera', 'Quintero', 'VQ'],
  ['  “élodie”', null, 'É'],
  [null, 'Ruiz', 'R'],
  ['<b>Ana</b>', '42', 'B'],
  [null, null, ''],
])('%s %s has the initials "%s"', (first_name, last_name, initials) => {
  expect(findInitials({ first_name, last_name, email: 'a@example.com' })).toBe(initials);
});

import { expect, test } from 'vitest';
import { smallCountry } from '../import-fixture.ts';
import { splitAddress } from './read-stated-place.ts';

const austin = { street: '12 Elm St', city: 'Austin', state: 'TX', zip_code: '78701' };

test.each([
  ['12 Elm St, Austin, TX 78701', austin],
  ['12 Elm St, Austin, Texas, 78701, USA', austin],
  ['12 Elm St\nAustin, TX 78701\n(30.27, -97.74)', austin],
  ['12 Elm St Austin TX 78701', austin],
  [
    '12 Elm St, Suite 4, Austin, TX 78701-1234',
    { ...austin, street: '12 Elm St, Suite 4', zip_code: '78701-1234' },
  ],
  [
    '4 Oak Ave Saint Louis MO',
    { street: '4 Oak Ave', city: 'Saint Louis', state: 'MO', zip_code: '' },
  ],
  [
    '4 Oak Ave Nowhere, TX 78798',
    { street: '4 Oak Ave', city: 'Nowhere', state: 'TX', zip_code: '78798' },
  ],
  ['Austin, TX 78701', { ...austin, street: '' }],
  ['Austin, TX', { ...austin, street: '', zip_code: '' }],
  ['12 Elm St', { street: '12 Elm St', city: '', state: '', zip_code: '' }],
  ['', { street: '', city: '', state: '', zip_code: '' }],
])('%j is taken apart', (cell, expected) => {
  expect(splitAddress({ cell, places: smallCountry, near: null })).toMatchObject(expected);
});

test('coordinates below an address are its own', () => {
  const cell = '12 Elm St\nAustin, TX 78701\n(30.2711, -97.7437)';
  const { coordinates } = splitAddress({ cell, places: smallCountry, near: null });
  expect(coordinates).toEqual({ lat: 30.2711, lng: -97.7437 });
});

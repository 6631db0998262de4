import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';

test('the column whose cells state kinds is the category, whatever its header', () => {
  const header = ['name', 'category', 'PE DESCRIPTION'];
  const sample = [
    ['Oak', 'finds', 'RESTAURANT (0-30) SEATS'],
    ['Elm', 'finds', 'lodging; point_of_interest; establishment'],
    ['Fir', 'shopping', 'RESTAURANT (0-30) SEATS'],
    ['Ash', 'shopping', 'lodging; point_of_interest; establishment'],
  ];
  expect(guessColumns({ header, sample }).mapping).toEqual({
    name: 0,
    category: 2,
    category_2: 1,
  });
  const same = sample.map(([name = '', kind = '']) => [name, kind, 'bar']);
  expect(guessColumns({ header, sample: same }).mapping).toEqual({ name: 0, category: 1 });
});

test('where "name" is the owner’s, the business is what another column calls it', () => {
  const header = ['name', 'business'];
  const sample = [
    ['Heather Kniess', 'Shiny Cleaners LLC'],
    ['Jane Crawford', 'Threefifty Bakery'],
    ['Deirdre Kane & Dora Walmsley', '52nd Street Market'],
  ];
  expect(guessColumns({ header, sample }).mapping).toEqual({ name: 1 });
});

test('a column of neighborhoods is no city where the address says it', () => {
  const header = ['Place', 'Address', 'Neighborhood'];
  const sample = [
    ['Oak Diner', '2400 Boston St Suite 108, Baltimore, MD 21224', 'Canton'],
    ['Elm Diner', '810 W 36th St, Baltimore, MD 21211', 'Hampden'],
  ];
  expect(guessColumns({ header, sample }).mapping).toEqual({ name: 0, address: 1 });
});

import { expect, test } from 'vitest';
import { listRelaxations } from './to-reading.ts';

test('a place that was typed is left only after its surroundings were searched', () => {
  const steps = listRelaxations({});
  const farther = steps.findIndex(({ words, miles }) => words === 'most' && miles === 100);
  const elsewhere = steps.findIndex(({ words, place }) => words === 'most' && place === 'none');
  expect(farther).toBeLessThan(elsewhere);
});

test.each([{ near: 'Austin, TX' }, { lat: 30.3 }])('a chosen place stays: %j', (query) => {
  expect(listRelaxations(query).filter(({ place }) => place === 'none')).toEqual([]);
});

test('a chosen radius stays', () => {
  const steps = listRelaxations({ near: 'Austin, TX', radius_miles: 5 });
  expect(steps.filter(({ miles }) => miles !== undefined)).toEqual([]);
});

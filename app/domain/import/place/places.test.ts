import { expect, test } from 'vitest';
import { smallCountry } from '../import-fixture.ts';
import { spellCity } from './places.ts';

function spell(city: string, state: string, zip_code: string) {
  const warnings: string[] = [];
  const warn = (field: string, problem: string) => void warnings.push(`${field} ${problem}`);
  return { city: spellCity({ city, state, zip_code, places: smallCountry, warn }), warnings };
}

test.each([
  ['new york city', 'NY', '10001', 'New York'],
  ['NYC', 'NY', '10001', 'New York'],
  ['ST. LOUIS', 'MO', '63101', 'Saint Louis'],
  ['austin', 'TX', '78701', 'Austin'],
])('%s is the city that its post office spells otherwise', (city, state, zip, spelled) => {
  expect(spell(city, state, zip)).toEqual({ city: spelled, warnings: [] });
});

test('a typing error is reported', () => {
  expect(spell('Bulrington', 'VT', '05401').city).toBe('Bulrington');
  expect(spell('Burlingtn', 'VT', '05401')).toEqual({
    city: 'Burlington',
    warnings: ['city was respelled'],
  });
});

test.each([
  ['HYDE PARK', 'Hyde Park'],
  ['lower east side', 'Lower East Side'],
  ['Austell', 'Austell'],
])('%s, which has no post office there, stays but for its capitals', (city, spelled) => {
  expect(spell(city, 'TX', '78701')).toEqual({ city: spelled, warnings: [] });
});

import { expect, test } from 'vitest';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import { matchCategories } from './category-field.tsx';

const categories = [
  ['auto-repair', 'Auto Repair', 'mechanic', 'car repair'],
  ['barbers', 'Barbers'],
  ['bars', 'Bars & Pubs', 'tavern'],
  ['cafes', 'Cafés & Coffee', 'espresso', 'espresso bar'],
  ['dry-cleaners', 'Dry Cleaners & Laundry', 'laundromat', 'shoe repair'],
  ['opticians', 'Opticians', 'glasses', 'eyewear'],
  ['restaurants', 'Restaurants', 'diner'],
  ['other', 'Other Businesses'],
].map(([slug = '', name = '', ...synonyms]): CategoryChoice => {
  return { slug, name, synonyms, meaning: '', attributes: [] };
});

function match(text: string) {
  const { found, nearest } = matchCategories(categories, text);
  const toSlugs = (choices: CategoryChoice[]) => choices.map(({ slug }) => slug).join(' ');
  return { found: toSlugs(found), nearest: toSlugs(nearest) };
}

test.each([
  ['tailor', 'dry-cleaners'],
  ['Shoe Repair', 'dry-cleaners'],
  ['repair', 'auto-repair dry-cleaners'],
  ['cafe', 'cafes'],
  ['bar', 'bars barbers restaurants cafes'],
  ['barber', 'barbers'],
  ['glasses', 'opticians'],
  ['other', 'other'],
  ['taqueria', 'restaurants'],
  ['', 'auto-repair barbers bars cafes dry-cleaners opticians restaurants other'],
])('“%s” finds %s', (text, found) => {
  expect(match(text)).toEqual({ found, nearest: '' });
});

test.each([
  ['shoe repair shop', 'dry-cleaners auto-repair other'],
  ['tailers', 'dry-cleaners other'],
  ['mecanic', 'auto-repair other'],
  ['eye glasses', 'opticians other'],
  ['zeppelins', 'other'],
  ['?!', 'other'],
])('“%s” finds none, and is near to %s', (text, nearest) => {
  expect(match(text)).toEqual({ found: '', nearest });
});

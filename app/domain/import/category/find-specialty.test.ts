import { expect, test } from 'vitest';
import { findSpecialty } from './find-specialty.ts';

test.each([
  ['restaurants', 'Tuk Tuk Thai Grill', [], 'Thai'],
  ['restaurants', 'Samurai Japanese Steakhouse & Sushi Bar', [], 'Sushi'],
  ['restaurants', 'Taqueria El Sol', [], 'Tacos'],
  ['restaurants', "Jim 'n Nick's Bar-B-Q", [], 'Barbecue'],
  ['restaurants', 'Campanile', ['French (New)'], 'French'],
  ['restaurants', 'Golden Ramen', ['Japanese'], 'Ramen'],
  ['auto-repair', 'Best Price Tire Shop', [], 'Tires'],
  ['restaurants', 'The Way Back', ['LIQUOR - HOTEL AND RESTAURANT'], null],
  ['plumbers', 'Thai Plumbing', [], null],
])('in %s, %s gets the specialty %s', (category, businessName, cells, specialty) => {
  expect(findSpecialty({ category, businessName, cells })).toBe(specialty);
});

import { expect, test } from 'vitest';
import { findMetro, milesBetween } from './metro.ts';

const losAngeles = { slug: 'los-angeles-ca', lat: 34.0522, lng: -118.2549, radius_miles: 40 };
const riverside = { slug: 'riverside-ca', lat: 33.9533, lng: -117.3962, radius_miles: 30 };
const metros = [losAngeles, riverside];

test('a place inside one circle belongs to that metro', () => {
  expect(findMetro(metros, { lat: 34.0195, lng: -118.4912 })).toBe(losAngeles);
});

test('a place inside two circles belongs to the city with the nearer center', () => {
  const ontario = { lat: 34.0633, lng: -117.6509 };
  expect(milesBetween(losAngeles, ontario)).toBeLessThan(losAngeles.radius_miles);
  expect(findMetro(metros, ontario)).toBe(riverside);
  expect(findMetro([riverside, losAngeles], ontario)).toBe(riverside);
});

test('a place outside every circle belongs to none', () => {
  expect(findMetro(metros, { lat: 36.7378, lng: -119.7871 })).toBeNull();
  expect(findMetro([], losAngeles)).toBeNull();
});

test('distances are great-circle miles', () => {
  const newYork = { lat: 40.7128, lng: -74.006 };
  expect(milesBetween(newYork, { lat: 51.5074, lng: -0.1278 })).toBeCloseTo(3461, -1);
  expect(milesBetween(newYork, newYork)).toBe(0);
});

import { expect, test } from 'vitest';
import { measureWalk } from './measure-walk.ts';

const capitol = { lat: 30.2747, lng: -97.7404 };
const library = { lat: 30.2656, lng: -97.7517 };
const airport = { lat: 30.1975, lng: -97.6664 };

test('nearby stops are walked, distant ones driven, and unmapped ones not estimated', () => {
  const [walked, driven, unknown, last] = measureWalk([capitol, library, airport, null, capitol]);
  // By street 1.2 miles.
  expect(walked).toMatchObject({ isOnFoot: true, minutes: 25 });
  expect(walked?.miles).toBeCloseTo(1.2, 1);
  expect(driven).toMatchObject({ isOnFoot: false, minutes: 30 });
  expect([unknown, last]).toEqual([null, null]);
});

test('one stop has no way, and two at the same address a minute', () => {
  expect(measureWalk([capitol])).toEqual([]);
  expect(measureWalk([capitol, capitol])).toEqual([{ miles: 0, minutes: 1, isOnFoot: true }]);
});

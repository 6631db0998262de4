import { expect, test } from 'vitest';
import { soundContent } from './content-cases.ts';
import { emptyContent, isEmpty, readContent, withoutMovedPin } from './submission.ts';

test('a draft survives serialization', () => {
  expect(readContent(JSON.parse(JSON.stringify(soundContent)))).toEqual(soundContent);
});

test.each([null, 'text', 7, [], { name: 7, opening_hours: 'always', services: [null, {}] }])(
  'invalid draft content reads as an empty draft: %j',
  (input) => {
    expect(readContent(input)).toEqual(emptyContent);
    expect(isEmpty(readContent(input))).toBe(true);
  },
);

test('characters that the database cannot store are removed', () => {
  expect(readContent({ name: 'A\0B\ud800' }).name).toBe('AB\ufffd');
});

test('a draft from before special days and map locations still opens', () => {
  const { special_hours, attributes, location, hours_words, ...older } = soundContent;
  const missing = { special_hours: [], attributes: [], location: null, hours_words: '' };
  expect(readContent(older)).toEqual({ ...soundContent, ...missing });
});

test('another address is at another place of the map, and the same address at the same', () => {
  const change = (part: Parameters<typeof withoutMovedPin>[1]) =>
    withoutMovedPin(soundContent, part);
  expect(change({ name: 'Other' })).toEqual({ name: 'Other' });
  expect(change({ city: ' Testville ' })).toEqual({ city: ' Testville ' });
  expect(change({ street: '13 Test Street' })).toMatchObject({ location: null });
  const moved = { street: '13 Test Street', location: { lat: 39, lng: -101 } };
  expect(change(moved)).toEqual(moved);
});

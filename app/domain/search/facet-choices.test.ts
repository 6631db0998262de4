import { expect, test } from 'vitest';
import { joinChoices, readChoices, toggleChoice, writeChoices } from './facet-choices.ts';

test.each([
  ['bakeries', ['bakeries'], []],
  ['bakeries, cafes ,-bars', ['bakeries', 'cafes'], ['bars']],
  ['bakeries,bakeries,,', ['bakeries'], []],
  ['bars,-bars', [], ['bars']],
  ['-', [], []],
])('“%s” has values to find and to exclude', (text, any, none) => {
  expect(readChoices(text)).toEqual({ any, none });
});

test.each([
  ['', 'cafes', '', 'cafes'],
  ['bakeries', 'cafes', '', 'bakeries,cafes'],
  ['bakeries,cafes', 'bakeries', '', 'cafes'],
  ['bakeries,cafes', 'cafes', '-', 'bakeries,-cafes'],
  ['bakeries,-cafes', 'cafes', '-', 'bakeries'],
  ['-cafes', 'cafes', '', 'cafes'],
  ['', 'Soup, salad', '', 'Soup  salad'],
] as const)('“%s” with %s toggled by “%s” is “%s”', (text, value, sign, after) => {
  expect(toggleChoice(text, value, sign)).toBe(after);
  expect(writeChoices(readChoices(after))).toBe(after);
});

test('checkboxes of one name become one parameter, others stay as they are', () => {
  const params = new URLSearchParams('q=tea&price=under-25&price=&price=-over-100&q=two');
  expect(String(joinChoices(params))).toBe('q=tea&price=under-25%2C-over-100&q=two');
});

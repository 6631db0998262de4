import { expect, test } from 'vitest';
import {
  findExtension,
  parseEmailCell,
  parsePhoneCell,
  parseWebsiteCell,
} from './parse-contact-cells.ts';

test.each([
  ['5125550123', '(512) 555-0123'],
  ['+1 512-555-0123', '(512) 555-0123'],
  ['0015125550123', '(512) 555-0123'],
  ['1.512.555.0123', '(512) 555-0123'],
  ['5125550123.0', '(512) 555-0123'],
  ['5.125550123E+9', '(512) 555-0123'],
  ['Tel: 512 555 0123', '(512) 555-0123'],
  ['1-800-FLOWERS', '(800) 356-9377'],
  ['512-555-CALL', '(512) 555-2255'],
])('%j is dialled as %s', (cell, value) => {
  expect(parsePhoneCell(cell)).toEqual({ value, problem: null });
});

test.each([['(512) 555-0123 ext. 45'], ['512-555-0123x7'], ['512-555-0123, #12']])(
  'the extension of %j is no part of the number',
  (cell) => {
    expect(parsePhoneCell(cell)).toEqual({ value: '(512) 555-0123', problem: null });
    expect(findExtension(cell)).toMatch(/^(45|7|12)$/);
  },
);

test.each([
  ['512-555-0123 / 512-555-0199'],
  ['512-555-0123 or 512-555-0199'],
  ['(512) 555-0123; (512) 555-0199 ext 4'],
  ['512-555-0123,5125550199'],
])('a cell %j yields the first phone number and a warning about the second', (cell) => {
  expect(parsePhoneCell(cell)).toEqual({
    value: '(512) 555-0123',
    problem: 'has a second number',
  });
});

test.each([
  ['555-CALL'],
  ['555-0123'],
  ['123'],
  ['(000) 000-0000'],
  ['(111) 111-1111'],
  ['(999) 999-9999'],
  ['1234567890'],
  ['911-555-0123'],
  ['2 512 555 0123'],
  ['+49 9261 628000'],
  ['call us'],
  ['04092021735'],
  ['see website'],
  ['6/20/2017 10:43:57 PM'],
  ['2024-05-12 10:43'],
])('%j is no number', (cell) => {
  expect(parsePhoneCell(cell)).toEqual({ value: null, problem: 'is no phone number' });
});

test.each([['NA'], ['N/A'], ['none'], ['-'], ['--'], ['Not available'], ['0'], ['TBD'], ['NULL']])(
  '%j says nothing',
  (cell) => {
    expect(parsePhoneCell(cell)).toEqual({ value: null, problem: 'says nothing' });
  },
);

test('an empty cell is no fault', () => {
  expect(parsePhoneCell('')).toEqual({ value: null, problem: null });
});

test.each([
  ['example.com', 'https://example.com', null],
  ['http://www.example.com/menu', 'http://www.example.com/menu', null],
  ['www.example.com, www.example.org', 'https://www.example.com', 'has a second address'],
  ['N/A', null, 'says nothing'],
  ['none', null, 'says nothing'],
  ['http://tbd', null, 'is no website'],
  ['info@example.com', null, 'is no website'],
  ['5125550123', null, 'is no website'],
  ['10.0.0.1', null, 'is no website'],
  ['see facebook', null, 'is no website'],
  ['javascript:alert(1)', null, 'is no website'],
  ['', null, null],
])('the website cell %j becomes %j', (cell, value, problem) => {
  expect(parseWebsiteCell(cell)).toEqual({ value, problem });
});

test.each([
  ['Hi@Example.com', 'hi@example.com', null],
  ['mailto:hi@example.com', 'hi@example.com', null],
  ['hi@example.com; you@example.com', 'hi@example.com', 'has a second address'],
  ['nobody', null, 'is no e-mail address'],
  ['n/a', null, 'says nothing'],
  ['', null, null],
])('the email cell %j becomes %j', (cell, value, problem) => {
  expect(parseEmailCell(cell)).toEqual({ value, problem });
});

test("a page about a shop is not its website, and what is one's own goes before it", () => {
  expect(parseWebsiteCell('https://www.yelp.com/biz/oak')).toEqual({
    value: null,
    problem: 'is a page about it, not its own',
  });
  expect(parseWebsiteCell('yelp.com/biz/oak oak.example').value).toBe('https://oak.example');
});

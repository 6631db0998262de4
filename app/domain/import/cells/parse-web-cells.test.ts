import { expect, test } from 'vitest';
import { parseEmailCell, parseWebsiteCell } from './parse-web-cells.ts';

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

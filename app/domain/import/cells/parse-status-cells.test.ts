import { expect, test } from 'vitest';
import { parseDate, parseStatus } from './parse-status-cells.ts';

const today = '2026-11-22';

test.each([
  ['Out of Business', '', 'closed'],
  ['EXPIRED', '', 'closed'],
  ['License Revoked', '', 'closed'],
  ['No', '', 'closed'],
  ['Active', '', 'published'],
  ['Pass w/ Conditions', '', 'published'],
  ['', '12/31/2019', 'closed'],
  ['', '2019-12-31T00:00:00', 'closed'],
  ['', '2026-11-22', 'closed'],
  ['', '12/31/9999', 'published'],
  ['', 'n/a', 'published'],
  ['', '', 'published'],
])('the status %j and the day of closing %j mean %s', (cell, closedOn, status) => {
  expect(parseStatus({ isClosed: false, cell, closedOn, today }).status).toBe(status);
});

test.each([
  ['2019-12-31', '2019-12-31'],
  ['2017-10-22T04:00:00Z', '2017-10-22'],
  ['2016/02/04 0:00:00', '2016-02-04'],
  ['20191231', '2019-12-31'],
  ['12/31/2019 12:00:00 AM', '2019-12-31'],
  ['2/22/21', '2021-02-22'],
  ['1/1/87', '1987-01-01'],
  ['05/ 5/12 17:56', '2012-05-05'],
  ['May 20 2010 6:29PM', '2010-05-20'],
  ['December 1, 2019', '2019-12-01'],
  ['31-Dec-19', '2019-12-31'],
])('%j is the day %s', (cell, day) => {
  expect(parseDate(cell)).toBe(day);
});

test.each([
  '',
  '2009',
  'June to August',
  '13/45/2019',
  'Wed: 5:00 PM',
  '(512) 867-5309',
  'Foo 3 2010',
])('%j is no day', (cell) => {
  expect(parseDate(cell)).toBeNull();
});

import { expect, test } from 'vitest';
import { parseStatus } from './parse-status.ts';

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
  expect(parseStatus({ cell, closedOn, today }).status).toBe(status);
});

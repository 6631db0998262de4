import { expect, test } from 'vitest';
import { parseAuditQuery, toAuditFilter } from './audit-query.ts';

const parse = (query: string) => parseAuditQuery(new URLSearchParams(query));

test('missing or invalid parameters filter no rows', () => {
  expect(toAuditFilter(parse(''))).toEqual({});
  expect(toAuditFilter(parse('act=explode&from=yesterday&to=2026-13-40&after=-1'))).toEqual({});
  expect(parse('after=1e9999').before).toBeNull();
});

test('days are whole days of the reader’s clock', () => {
  const { since, until } = toAuditFilter(parse('from=2026-11-01&to=2026-11-01'));
  expect(since).toBe(new Date(2026, 10, 1).toISOString());
  expect(until).toBe(new Date(2026, 10, 2).toISOString());
});

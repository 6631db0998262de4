import { expect, test } from 'vitest';
import { parseQueueCursor } from './queue-query.ts';

const cursor = '2~2026-11-21T10:00:00.123456Z~6f0c2a4e-9d1b-4c3a-8e57-0123456789ab~claim';
const parse = (after: string) => parseQueueCursor(new URLSearchParams({ after }));

test('a page begins where the one before says it', () => {
  expect(parse(cursor)).toBe(cursor);
});

test.each([
  '',
  'x',
  cursor.replace('2~', '99999999999~'),
  cursor.replace('-11-', '-13-'),
  cursor.replace('6f0c', 'zzzz'),
  cursor.replace('claim', 'wish'),
])('an invalid cursor starts at the first page: %j', (after) => {
  expect(parse(after)).toBeNull();
});

import { expect, test } from 'vitest';
import { listWays } from './list-ways.ts';

const categories = [{ slug: 'bakeries', name: 'Bakeries', hue: 38, synonyms: [] }];

/** Returns what an empty search is offered where as many places are found by these searches. */
function offer(query: string, counts: Record<string, number>) {
  const find = (rest: URLSearchParams) => ({
    results: Array.from({ length: counts[String(rest)] ?? 0 }),
  });
  return listWays(new URLSearchParams(query), { categories }, find).map(
    ({ label, rest }) => `${label}: ${rest}`,
  );
}

test.each<[string, Record<string, number>, string[]]>([
  [
    'q=cake&category=bakeries',
    { 'q=cake': 2, 'category=bakeries': 9 },
    ['2 without “Bakeries”: q=cake', '9 without “cake”: category=bakeries'],
  ],
  ['q=cake&open=now', { 'q=cake': 1 }, ['1 without “Open now”: q=cake']],
  ['q=cake&day=sun&time=09:00', { 'q=cake': 1 }, ['1 without “open at that time”: q=cake']],
  ['open=now', { '': 156 }, ['156 without “Open now”: ']],
  ['q=cake', { '': 156 }, []],
  [
    'q=cake&category=bakeries&open=now',
    { 'q=cake': 3 },
    ['3 without “Open now and Bakeries”: q=cake'],
  ],
])('of “%s” an empty search says which filter hides what: %o', (query, counts, ways) => {
  expect(offer(query, counts)).toEqual(ways);
});

import { expect, test } from 'vitest';
import { hasWords, narrow } from './list-query.ts';

type City = { name: string; count: number };

const names = Array.from({ length: 120 }, (_, index) => `City ${index + 1}`);
const rows: City[] = names.map((name, index) => ({ name, count: (index * 7) % 120 }));
const columns = [
  { name: 'City', sort: 'name', value: ({ name }: City) => name, cell: () => null },
  { name: 'Count', sort: 'count', value: ({ count }: City) => count, cell: () => null },
];
const find = (query: string) =>
  narrow(
    { rows },
    {
      columns,
      matches: ({ name }, params) => hasWords(name, params),
      params: new URLSearchParams(query),
    },
  );

test('a list that is here as a whole is searched by words, counted, and paged to its end', () => {
  expect(find('q=CITY+11')).toMatchObject({ total: 11, next: null });
  expect(find('q=town')).toEqual({ rows: [], all: [], total: 0, next: null });
  const pages = [find(''), find('after=50'), find('after=100')];
  expect(pages.flatMap((page) => page.rows)).toEqual(rows);
  expect(pages.map(({ next }) => next)).toEqual(['50', '100', null]);
});

test('it is sorted by numbers in names and by counts, either way, and by nothing unknown', () => {
  expect(
    find('sort=name')
      .rows.slice(0, 3)
      .map(({ name }) => name),
  ).toEqual(names.slice(0, 3));
  expect(find('sort=-name').rows[0]?.name).toBe('City 120');
  expect(find('sort=-count').rows[0]?.count).toBe(119);
  expect(find('sort=count').rows[0]?.count).toBe(0);
  expect(find('sort=constructor').rows).toEqual(rows.slice(0, 50));
});

test('a page that the database has narrowed stays as it is', () => {
  const page = { rows, next: 'id', total: 1000 };
  expect(narrow(page, { columns, params: new URLSearchParams('q=town&sort=-name') })).toBe(page);
});

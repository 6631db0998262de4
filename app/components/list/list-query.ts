import type { HTMLInputTypeAttribute, ReactNode } from 'react';

/** A filter: a parameter of the screen's URL. Of its options, the first one, '', does not filter. */
export type ListFilter = {
  name: string;
  label: string;
  hint?: string;
  /** Without them it is typed. */
  options?: readonly (readonly [value: string, text: string])[];
  type?: HTMLInputTypeAttribute;
};

/** What a list may be narrowed by; the URL contains it. */
export type ListQuery<Row> = {
  /** Names the form: "Find listings". */
  label: string;
  /** The text box, the parameter `q`. */
  search?: { label: string; hint?: string };
  filters?: ListFilter[];
  columns: Column<Row>[];
  /** Where all rows are there: whether a row is among those of the search and filters. */
  matches?: (row: Row, params: URLSearchParams) => boolean;
};

export type Column<Row> = {
  name: string;
  cell: (row: Row) => ReactNode;
  isNarrow?: boolean;
  /** Hidden until somebody chooses it. */
  isExtra?: boolean;
  /** The list can be sorted by it: its name in the URL. */
  sort?: string;
  /** What it is sorted by, where all rows are there. */
  value?: (row: Row) => string | number;
};

/** A page of a list. */
export type ListPage<Row> = {
  rows: Row[];
  next?: string | null;
  total?: number;
  /** Those of all pages, where all rows are there. */
  all?: Row[];
};

const pageSize = 50;

/** Reads the order from the URL: 'name', or '-name' for the other way round. */
export function readSort(params: URLSearchParams): { name: string; isDescending: boolean } | null {
  const sort = params.get('sort');
  return sort ? { name: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') } : null;
}

/** Returns whether each word of the URL's `q` is in a text. */
export function hasWords(text: string, params: URLSearchParams): boolean {
  const words = (params.get('q') ?? '').toLowerCase().split(/\s+/);
  const inText = text.toLowerCase();
  return words.every((word) => inText.includes(word));
}

type Narrowing<Row> = Pick<ListQuery<Row>, 'columns' | 'matches'> & { params: URLSearchParams };

/** Searches, filters, sorts and pages a list whose rows are all there; returns others as they are. */
export function narrow<Row>(
  page: ListPage<Row>,
  { params, ...query }: Narrowing<Row>,
): ListPage<Row> {
  const { matches, columns } = query;
  if (matches === undefined) return page;
  const found = page.rows.filter((row) => matches(row, params));
  const order = readSort(params);
  const value = columns.find(({ sort }) => sort === order?.name)?.value;
  const sorted = order && value ? found.toSorted((a, b) => compare(value(a), value(b))) : found;
  if (order?.isDescending) sorted.reverse();
  const start = Math.max(0, Number.parseInt(params.get('after') ?? '0', 10) || 0);
  const end = start + pageSize;
  return {
    rows: sorted.slice(start, end),
    total: sorted.length,
    all: sorted,
    next: end < sorted.length ? String(end) : null,
  };
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en-US', { numeric: true });
}

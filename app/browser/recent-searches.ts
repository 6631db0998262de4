import { createKeptList } from './kept-list.ts';

/** A search that was made by the boxes. */
export type RecentSearch = {
  what: string;
  where: string;
  /** The slug of the category that `what` stands for, when it stands for one. */
  category: string | null;
};

const recent = createKeptList<RecentSearch>({
  key: 'mainstreet.searches',
  mostKept: 8,
  isItem: isRecentSearch,
  nameOf: nameSearch,
});

/** The searches made last in this browser, the latest first; none on the server. Nothing sends them. */
export const useRecentSearches = recent.useItems;

export const forgetSearch = recent.forget;
export const forgetSearches = recent.forgetAll;

/** Remembers a search in this browser alone; one for nothing anywhere is none. */
export function rememberSearch({ what, where, category }: RecentSearch) {
  const search = { what: what.trim(), where: where.trim(), category };
  if (nameSearch(search) !== '') recent.remember(search);
}

/** 'Pizza in Austin, TX' */
export function nameSearch({ what, where }: Pick<RecentSearch, 'what' | 'where'>): string {
  if (where === '') return what;
  return what === '' ? where : `${what} in ${where}`;
}

function isRecentSearch(value: unknown): value is RecentSearch {
  const { what, where, category } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof what === 'string' &&
    typeof where === 'string' &&
    (category === null || typeof category === 'string')
  );
}

import { createKeptList } from './kept-list.ts';

/** A search made in the search boxes. */
export type RecentSearch = {
  what: string;
  where: string;
  /** The slug of the category that `what` names; null if it names none. */
  category: string | null;
};

const recent = createKeptList<RecentSearch>({
  key: 'mainstreet.searches',
  maxKept: 8,
  isItem: isRecentSearch,
  nameOf: nameSearch,
});

/** Returns this browser's last searches, newest first; empty on the server. Never sent anywhere. */
export const useRecentSearches = recent.useItems;

export const forgetSearch = recent.forget;
export const forgetSearches = recent.forgetAll;

/** Stores a search in this browser only; ignores an empty one. */
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

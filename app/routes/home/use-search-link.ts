import { changeSearch, type SearchChanges } from '#app/components/search/search-address.ts';
import { usePresentSearch } from '#app/components/search/use-present-search.ts';

/** Addresses of the present search with something changed. */
export function useSearchLink(): (changes: SearchChanges) => string {
  const present = usePresentSearch();
  return (changes) => changeSearch(present, changes);
}

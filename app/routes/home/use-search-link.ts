import { changeSearch, type SearchChanges } from '#app/components/search-address.ts';
import { usePresentSearch } from '#app/components/use-present-search.ts';

/** Addresses of the present search with something changed. */
export function useSearchLink(): (changes: SearchChanges) => string {
  const present = usePresentSearch();
  return (changes) => changeSearch(present, changes);
}

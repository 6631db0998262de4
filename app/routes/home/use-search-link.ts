import { changeSearch, type SearchChanges } from '#app/components/search/search-address.ts';
import { usePresentSearch } from '#app/components/search/use-present-search.ts';

/** Returns a function that changes the URL of the present search. */
export function useSearchLink(): (changes: SearchChanges) => string {
  const present = usePresentSearch();
  return (changes) => changeSearch(present, changes);
}

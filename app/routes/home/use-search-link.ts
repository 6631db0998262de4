import { useSearchParams } from 'react-router';
import { changeSearch, type SearchChanges } from '#app/components/search-address.ts';

/** Addresses of the present search with something changed. */
export function useSearchLink(): (changes: SearchChanges) => string {
  const [params] = useSearchParams();
  return (changes) => changeSearch(params, changes);
}

import { useNavigation, useParams, useSearchParams } from 'react-router';
import { limits } from '#app/config/limits.ts';
import { readSearchAddress } from './search-address.ts';

/**
 * Returns the current search's parameters, including a metro screen's metro from its path; while a
 * navigation to another search is pending, that search's: so a choice counts at once, and a second
 * one does not undo the first. Without values that are too long to be valid: every link of the
 * page would repeat them.
 */
export function useCurrentSearch(): URLSearchParams {
  const [params] = useSearchParams();
  const { metro } = useParams();
  const next = useNavigation().location;
  const coming = next && readSearchAddress(next);
  if (coming) return coming;
  const present = withoutLongValues(params);
  if (metro !== undefined) present.set('metro', metro);
  return present;
}

function withoutLongValues(params: URLSearchParams): URLSearchParams {
  const isShort = (value: string) => value.trim().length <= limits.searchTextLength;
  return new URLSearchParams([...params].filter(([, value]) => isShort(value)));
}

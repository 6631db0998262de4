import { useNavigation, useParams, useSearchParams } from 'react-router';
import { readSearchAddress } from './search-address.ts';

/**
 * Returns the current search's parameters, including a metro screen's metro from its path; while a
 * navigation to another search is pending, that search's: so a choice counts at once, and a second
 * one does not undo the first.
 */
export function usePresentSearch(): URLSearchParams {
  const [params] = useSearchParams();
  const { metro } = useParams();
  const next = useNavigation().location;
  const coming = next && readSearchAddress(next);
  if (coming) return coming;
  if (metro === undefined) return params;
  return new URLSearchParams([...params, ['metro', metro]]);
}

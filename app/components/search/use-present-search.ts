import { useNavigation, useParams, useSearchParams } from 'react-router';
import { readSearchAddress } from './search-address.ts';

/**
 * The parameters of the search that the screen shows, a metro's screen having its metro in its path;
 * while another search is on its way, those of that one: what is chosen counts at once, and a second
 * choice does not undo the first.
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

import { useParams, useSearchParams } from 'react-router';

/** The parameters of the search that the screen shows; a metro's screen has its metro in its path. */
export function usePresentSearch(): URLSearchParams {
  const [params] = useSearchParams();
  const { metro } = useParams();
  if (metro === undefined) return params;
  return new URLSearchParams([...params, ['metro', metro]]);
}

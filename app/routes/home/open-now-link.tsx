import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/use-focus-heading.ts';
import type { SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import { useSearchLink } from './use-search-link.ts';

type OpenNowLinkProps = { query: SearchQuery; answer: SearchAnswer };

/** The filter wanted most, in reach where the others are folded away; nothing where it would not help. */
export function OpenNowLink({ query, answer }: OpenNowLinkProps) {
  const link = useSearchLink();
  if (query.open || query.day || answer.facets.open_now === 0) return null;
  return (
    <Link
      className="no-print button-line px-3 text-sm sm:px-4 lg:hidden"
      to={link({ open: 'now' })}
      rel="nofollow"
      preventScrollReset
      state={keepFocus}
    >
      Open now
    </Link>
  );
}

import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/use-focus-heading.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import type { ShownAnswer } from './view-data.ts';
import { usePresentSearch } from '#app/components/search/use-present-search.ts';
import { useSearchLink } from './use-search-link.ts';

type OpenNowLinkProps = { query: SearchQuery; answer: ShownAnswer };

/** The most wanted filter, visible where the others are folded; nothing if it would not help. */
export function OpenNowLink({ query, answer }: OpenNowLinkProps) {
  const link = useSearchLink();
  const isChosen = usePresentSearch().has('open');
  if (query.open || query.day || answer.facets.open_now === 0) return null;
  return (
    <Link
      className={`button-line px-3 text-sm lg:hidden ${isChosen ? 'bg-ink text-paper' : ''}`}
      to={link({ open: 'now' })}
      rel="nofollow"
      preventScrollReset
      state={keepFocus}
    >
      Open now
    </Link>
  );
}

import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';
import type { SearchQuery } from '#app/domain/search/search.ts';
import type { ShownAnswer } from './view-data.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';
import { usePresentSearch } from '#app/components/search/use-present-search.ts';
import { useSearchLink } from './use-search-link.ts';

type FilterChipsProps = { query: SearchQuery; answer: ShownAnswer };

/** The active filters, each with a link that removes it. */
export function FilterChips({ query, answer }: FilterChipsProps) {
  const link = useSearchLink();
  const present = usePresentSearch();
  // A filter that is being removed disappears at once.
  const filters = activeFilters(query, answer).filter(({ removal }) =>
    Object.keys(removal).some((name) => present.has(name)),
  );
  if (filters.length === 0) return null;
  return (
    <ul className="flex items-center gap-2 lg:flex-wrap" aria-label="Active filters">
      {filters.map(({ label, removal }) => (
        <li key={label}>
          <Link
            // Contains its visually hidden text, which would otherwise lie outside the row and
            // widen the page.
            className="relative inline-flex min-h-11 items-center gap-1.5 rounded-round border-[1.5px] border-ink bg-raised py-1 pr-3 pl-4 text-sm font-medium hover:border-accent hover:text-accent lg:min-h-9"
            to={link(removal)}
            rel="nofollow"
            preventScrollReset
          >
            <span className="sr-only">Remove filter: </span>
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            className="link-quiet inline-flex min-h-11 items-center px-2 text-sm lg:min-h-9"
            to={link(withoutFilters)}
            rel="nofollow"
            preventScrollReset
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}

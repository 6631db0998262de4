import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/use-focus-heading.ts';
import { type SortOrder, sortOrders } from '#app/domain/search/search-choices.ts';
import { usePresentSearch } from '#app/components/search/use-present-search.ts';
import { useSearchLink } from './use-search-link.ts';

type SortLinksProps = { sort: SortOrder; hasWords: boolean; hasPlace: boolean };

const names: Record<SortOrder, string> = {
  relevance: 'Best match',
  distance: 'Distance',
  rating: 'Top rated',
  name: 'Name',
  newest: 'Newest',
};

export function SortLinks({ sort, hasWords, hasPlace }: SortLinksProps) {
  const link = useSearchLink();
  const chosen = usePresentSearch().get('sort') ?? sort;
  const offered = sortOrders.filter(
    (order) => (order !== 'distance' || hasPlace) && (order !== 'relevance' || hasWords),
  );
  return (
    <nav
      className="flex items-center gap-x-5 text-sm max-lg:border-l max-lg:border-rule-strong max-lg:pl-4 lg:flex-wrap"
      aria-label="Sort results"
    >
      <span className="hidden text-faint lg:inline">Sort by</span>
      <ul className="flex gap-x-4 lg:flex-wrap lg:gap-x-5">
        {offered.map((order) => (
          <li key={order}>
            <Link
              className={`inline-flex min-h-11 items-center border-b-2 ${order === chosen ? 'border-accent font-semibold' : 'border-transparent text-soft hover:text-ink forced-colors:border-b-0'}`}
              to={link({ sort: order })}
              rel="nofollow"
              preventScrollReset
              state={keepFocus}
              aria-current={order === chosen ? 'true' : undefined}
            >
              {names[order]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/use-focus-heading.ts';
import { type SortOrder, sortOrders } from '#app/domain/search/search-choices.ts';
import { useSearchLink } from './use-search-link.ts';

type SortLinksProps = { sort: SortOrder; hasWords: boolean; hasPlace: boolean };

const names: Record<SortOrder, string> = {
  relevance: 'Best match',
  distance: 'Distance',
  rating: 'Rating',
  name: 'Name',
  newest: 'Newest',
};

export function SortLinks({ sort, hasWords, hasPlace }: SortLinksProps) {
  const link = useSearchLink();
  const offered = sortOrders.filter(
    (order) => (order !== 'distance' || hasPlace) && (order !== 'relevance' || hasWords),
  );
  return (
    <nav
      className="no-print lg:max-xl:pr-32 flex items-center gap-x-5 overflow-x-auto text-[0.8125rem] whitespace-nowrap sm:text-sm"
      aria-label="Sort results"
    >
      <span className="hidden text-faint sm:inline">Sort by</span>
      <ul className="flex gap-x-[clamp(0.5rem,3vw,0.875rem)] sm:gap-x-5">
        {offered.map((order) => (
          <li key={order}>
            <Link
              className={`inline-flex min-h-11 items-center border-b-2 ${order === sort ? 'border-accent font-semibold' : 'border-transparent text-soft hover:text-ink forced-colors:border-b-0'}`}
              to={link({ sort: order })}
              rel="nofollow"
              preventScrollReset
              state={keepFocus}
              aria-current={order === sort ? 'true' : undefined}
            >
              {names[order]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

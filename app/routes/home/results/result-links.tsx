import { Link } from 'react-router';
import {
  useCurrentSearch,
  changeSearch,
  type SearchChanges,
} from '#app/components/search/search-address.ts';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { Pager } from '#app/components/ui/pager.tsx';
import { type SortOrder, sortOrders } from '#app/domain/search/search-choices.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import * as t from '#app/messages/routes/home/results.tsx';
import type { ShownAnswer } from '../view-data.ts';

/** Returns a function that changes the URL of the present search. */
export function useSearchLink(): (changes: SearchChanges) => string {
  const present = useCurrentSearch();
  return (changes) => changeSearch(present, changes);
}

type SortLinksProps = { sort: SortOrder; hasWords: boolean; hasPlace: boolean };

const names: Record<SortOrder, string> = {
  relevance: t.bestMatch,
  distance: t.distance,
  rating: t.topRated,
  name: t.name,
  newest: t.newest,
};

export function SortLinks({ sort, hasWords, hasPlace }: SortLinksProps) {
  const link = useSearchLink();
  const chosen = useCurrentSearch().get('sort') ?? sort;
  const offered = sortOrders.filter(
    (order) => (order !== 'distance' || hasPlace) && (order !== 'relevance' || hasWords),
  );
  return (
    <nav
      className="flex items-center gap-x-5 text-sm max-lg:border-l max-lg:border-rule-strong max-lg:pl-4 lg:flex-wrap"
      aria-label={t.sortLabel}
    >
      <span className="hidden text-faint lg:inline min-[90rem]:hidden min-[108rem]:inline">
        {t.sortBy}
      </span>
      <ul className="flex gap-x-4 lg:flex-wrap lg:gap-x-5 min-[90rem]:gap-x-3 min-[108rem]:gap-x-5">
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

export function ResultPager({ isFirst, next }: { isFirst: boolean; next: string | null }) {
  const link = useSearchLink();
  return (
    <Pager
      label={t.pages}
      prefetch="intent"
      back={isFirst ? null : { to: link({}), text: t.firstPage }}
      next={next === null ? null : { to: link({ cursor: next }), text: t.nextPage }}
    />
  );
}

type OpenNowLinkProps = { query: SearchQuery; answer: ShownAnswer };

/** The most wanted filter, visible where the others are folded; nothing if it would not help. */
export function OpenNowLink({ query, answer }: OpenNowLinkProps) {
  const link = useSearchLink();
  const isChosen = useCurrentSearch().has('open');
  if (query.open || query.day || query.date || answer.facets.open_now === 0) return null;
  return (
    <Link
      className={`button-line px-3 text-sm lg:hidden ${isChosen ? 'bg-ink text-paper' : ''}`}
      to={link({ open: 'now' })}
      rel="nofollow"
      preventScrollReset
      state={keepFocus}
    >
      {t.openNow}
    </Link>
  );
}

import { Suspense, lazy } from 'react';
import { limits } from '#app/config/limits.ts';
import type { SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { FacetGroup, type FacetChoice } from './facet-group.tsx';
import { countFilters } from './active-filters.ts';
import { resultCount } from './describe-search.ts';
import { useSearchLink } from './use-search-link.ts';

const OpenAtForm = lazy(async () => ({ default: (await import('./open-at-form.tsx')).OpenAtForm }));

type FacetsProps = { query: SearchQuery; answer: SearchAnswer };

const distances = [5, 10, 25, 50, 100];

/** Ways to narrow the results; each is a link that keeps all others. */
export function Facets({ query, answer }: FacetsProps) {
  const link = useSearchLink();
  const { category, metro, city, rating, open_now } = answer.facets;
  const active = countFilters(query);

  const open: FacetChoice[] = [
    {
      key: 'now',
      name: 'Open now',
      count: open_now,
      isActive: query.open === 'now',
      to: link({ open: query.open ? null : 'now', day: null, time: null }),
    },
  ];
  const toChoice =
    (parameter: 'category' | 'metro' | 'city' | 'min_rating', chosen: unknown) =>
    ({ value, name, count }: { value: string | number; name: string; count: number | null }) => ({
      key: String(value),
      name,
      count,
      isActive: value === chosen,
      to: link({ [parameter]: value === chosen ? null : value }),
    });

  return (
    <details className="open-when-wide group">
      <summary className="button-line px-3 text-sm sm:px-4">
        <Icon name="filters" />
        <span>Filters{active > 0 && <span className="tabular-nums"> ({active})</span>}</span>
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-x-8 border-y border-rule sm:grid-cols-2 lg:mt-0 lg:block lg:border-0">
        <FacetGroup title="Hours" choices={open_now !== 0 || query.open ? open : []}>
          <details className="group/at" open={query.day !== undefined}>
            <summary className="link-quiet inline-flex min-h-11 items-center text-sm text-soft lg:min-h-8">
              Open at…
            </summary>
            <Suspense fallback={null}>
              <OpenAtForm key={`${query.day} ${query.time}`} query={query} />
            </Suspense>
          </details>
        </FacetGroup>
        {answer.place && answer.place.kind !== 'state' && (
          <FacetGroup
            title="Distance"
            isExclusive
            choices={distances.map((miles) => ({
              key: String(miles),
              name: `Within ${miles} miles`,
              count: null,
              isActive: query.radius_miles === miles,
              to: link({ radius_miles: miles === limits.radiusMiles.default ? null : miles }),
            }))}
          />
        )}
        <FacetGroup
          title="Category"
          choices={category
            .map(({ slug, name, count }) => ({ value: slug, name, count }))
            .map(toChoice('category', query.category))}
        />
        <FacetGroup
          title="Rating"
          choices={rating
            .filter(({ min, count }) => count !== 0 || min === query.min_rating)
            .map(({ min, count }) => ({ value: min, name: `${min} and up`, count }))
            .map(toChoice('min_rating', query.min_rating))}
        />
        <FacetGroup
          title="Metro"
          choices={metro
            .map(({ slug, name, count }) => ({ value: slug, name, count }))
            .map(toChoice('metro', query.metro))}
        />
        <FacetGroup
          title="City"
          choices={city
            .map(({ name, count }) => ({ value: name, name, count }))
            .map(toChoice('city', query.city))}
        />
        {answer.total > 0 && (
          <a
            className="button-solid sticky bottom-3 my-3 sm:col-span-2 lg:hidden"
            href="#results"
            onClick={({ currentTarget }) =>
              currentTarget.closest('details')?.removeAttribute('open')
            }
          >
            Show {resultCount(answer)}
          </a>
        )}
      </div>
    </details>
  );
}

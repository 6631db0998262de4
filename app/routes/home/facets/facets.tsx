import type { ToggleEvent } from 'react';
import { isPlaced, useCurrentSearch } from '#app/components/search/search-address.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { nameChoice } from '#app/domain/search/describe-answer.ts';
import {
  type ChoiceParameter,
  priceRanges,
  readChoices,
  toggleChoice,
} from '#app/domain/search/facet-choices.ts';
import { isUsualRadius, isWidened, type SearchQuery } from '#app/domain/search/search.ts';
import * as t from '#app/messages/routes/home/results.tsx';
import { resultCount, describeDay } from '../describe-search.ts';
import { useSearchLink } from '../results/result-links.tsx';
import type { ShownAnswer } from '../view-data.ts';
import { countFilters } from './active-filters.ts';
import { FacetGroup, type FacetChoice } from './facet-group.tsx';

type FacetChoiceValue = { value: string; name: string; count: number | null };

type FacetsProps = { query: SearchQuery; answer: ShownAnswer };

const distances = [5, 10, 25, 50, 100];

/** Filters of the results; each is a link that keeps the others. */
export function Facets({ query, answer }: FacetsProps) {
  const link = useSearchLink();
  const { category, metro, city, neighborhood, specialty, price, features, rating, open_now } =
    answer.facets;
  const present = useCurrentSearch();
  const active = countFilters(Object.fromEntries(present));
  const { place } = answer;
  const radius = present.get('radius_miles');
  const isUsual = (miles: number) => isUsualRadius(place, miles);
  const hasNeighborhood = place?.kind === 'neighborhood' && (radius !== null || !isWidened(place));

  const inTheNeighborhood: FacetChoice = {
    key: 'neighborhood',
    name: t.inTheNeighborhood,
    count: null,
    isActive: radius === null,
    to: link({ radius_miles: null }),
  };
  const open: FacetChoice[] = [
    {
      key: 'now',
      name: t.openNow,
      count: open_now,
      isActive: present.get('open') === 'now',
      to: link({ open: present.has('open') ? null : 'now', day: null, time: null, date: null }),
    },
  ];
  const toChoice =
    (parameter: 'metro' | 'city' | 'min_rating') =>
    ({ value, name, count }: { value: string | number; name: string; count: number | null }) => {
      const isActive = present.get(parameter) === String(value);
      const to = link({ [parameter]: isActive ? null : value });
      return { key: String(value), name, count, isActive, to };
    };

  /** Several may be chosen, and excluded; those that are stay in the list without results. */
  const listChoices = (parameter: ChoiceParameter, values: readonly FacetChoiceValue[]) => {
    const text = present.get(parameter) ?? '';
    const { any, none } = readChoices(text);
    const isIn = (list: string[], value: string) =>
      list.some((one) => one.toLowerCase() === value.replaceAll(',', ' ').toLowerCase());
    const listed = values.map(({ value }) => value);
    const missing = [...any, ...none].filter((value) => !isIn(listed, value));
    const all = [
      ...values,
      ...missing.map((value) => ({
        value,
        name: nameChoice(parameter, value, answer),
        count: null,
      })),
    ];
    return all.map(({ value, name, count }): FacetChoice => {
      const isExcluded = isIn(none, value);
      const isActive = isExcluded || isIn(any, value);
      const change = (sign: '' | '-') =>
        link({ [parameter]: toggleChoice(text, value, sign) || null });
      return {
        key: value,
        name,
        count,
        isActive,
        isExcluded,
        to: change(isExcluded ? '-' : ''),
        exclude: isActive && !isExcluded ? change('-') : undefined,
      };
    });
  };
  const named = (values: readonly { name: string; count: number | null }[]) =>
    values.map(({ name, count }) => ({ value: name, name, count }));

  return (
    <details className="open-when-wide group" onToggle={scrollToOpened}>
      <summary className="button-line px-3 text-sm">
        <Icon name="filters" />
        <span>
          {t.filters}
          {active > 0 && <span className="tabular-nums"> ({active})</span>}
        </span>
      </summary>
      <div className="facets grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:block">
        <FacetGroup title={t.hours} choices={open_now !== 0 || query.open ? open : []}>
          <DayButton query={query} className="button-line mt-1 px-3 text-sm lg:min-h-10 lg:py-1" />
        </FacetGroup>
        {place && place.kind !== 'state' && (
          <FacetGroup
            title={t.distance}
            isExclusive
            choices={[
              ...(hasNeighborhood ? [inTheNeighborhood] : []),
              ...distances.map((miles) => ({
                key: String(miles),
                name: t.withinMiles({ miles }),
                count: null,
                isActive: radius === null ? place.radius_miles === miles : radius === String(miles),
                to: link({ radius_miles: isUsual(miles) ? null : miles }),
              })),
            ]}
          />
        )}
        <FacetGroup
          title={t.category}
          choices={listChoices(
            'category',
            category.map(({ slug, name, count }) => ({ value: slug, name, count })),
          )}
        />
        <FacetGroup
          title={t.pricesFrom}
          choices={listChoices(
            'price',
            [...priceRanges].flatMap(([value, name]) =>
              price
                .filter((found) => found.name === value)
                .map(({ count }) => ({ value, name, count })),
            ),
          )}
        />
        <FacetGroup title={t.specialty} choices={listChoices('specialty', named(specialty))} />
        <FacetGroup title={t.features} choices={listChoices('features', named(features))} />
        <FacetGroup
          title={t.rating}
          choices={rating
            .filter(({ min, count }) => count !== 0 || min === query.min_rating)
            .map(({ min, count }) => ({ value: min, name: t.ratingAndUp({ rating: min }), count }))
            .map(toChoice('min_rating'))}
        />
        {(isPlaced(present) || present.has('neighborhood')) && (
          <FacetGroup
            title={t.neighborhood}
            choices={listChoices('neighborhood', named(neighborhood))}
          />
        )}
        <FacetGroup
          title={t.area}
          choices={metro
            .map(({ slug, name, count }) => ({ value: slug, name, count }))
            .map(toChoice('metro'))}
        />
        <FacetGroup
          title={t.city}
          choices={city
            .map(({ name, count }) => ({ value: name, name, count }))
            .map(toChoice('city'))}
        />
        {answer.total > 0 && (
          <a
            className="button-solid sticky bottom-3 my-3 sm:col-span-2 lg:hidden"
            href="#results"
            onClick={({ currentTarget }) =>
              currentTarget.closest('details')?.removeAttribute('open')
            }
          >
            {t.show({ count: resultCount(answer) })}
          </a>
        )}
      </div>
    </details>
  );
}

/** Filters and map open at the top of the list: brings them into view from further down. */
export function scrollToOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  const isAbove = currentTarget.getBoundingClientRect().top < 0;
  if (currentTarget.open && isAbove) currentTarget.scrollIntoView({ block: 'start' });
}

export const dayPickerId = 'day-picker';

type DayButtonProps = { query: SearchQuery; className: string };

/** Opens the choice of a day and time; says which is chosen. */
export function DayButton({ query, className }: DayButtonProps) {
  return (
    <button className={className} type="button" popoverTarget={dayPickerId}>
      <Icon name="clock" className="size-4" />
      <span>
        <span className="sr-only">{t.dayAndTimeLabel}</span>
        {describeDay(query) ?? t.anyDay}
      </span>
    </button>
  );
}

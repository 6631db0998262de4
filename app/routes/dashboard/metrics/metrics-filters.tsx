import { Link } from 'react-router';
import { PeriodLinks } from '#app/components/chart/period-links.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { formatCountry } from './format-vital.ts';
import { type MetricsQuery, periods, toMetricsHref } from './metrics-query.ts';

/** The period, and the filters that were set by rows of the tables. */
export function MetricsFilters({ query }: { query: MetricsQuery }) {
  const { path, device, country } = query;
  const chips = [
    { name: 'path' as const, words: path },
    { name: 'device' as const, words: device },
    { name: 'country' as const, words: country && formatCountry(country) },
  ].filter(({ words }) => words !== undefined);
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <PeriodLinks
        periods={periods}
        chosen={query.days}
        addressOf={(days) => toMetricsHref(query, { days })}
      />
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Filters">
          {chips.map(({ name, words }) => (
            <li key={name}>
              <Link
                className="inline-flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-ink px-3 text-sm font-semibold hover:bg-sunk"
                to={toMetricsHref(query, { [name]: undefined })}
                preventScrollReset
                aria-label={`Remove ${words}`}
              >
                {words}
                <Icon name="close" className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

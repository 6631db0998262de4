import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';
import { keepFocus } from '#app/components/site/use-focus-heading.ts';
import { formatCountry } from './format-vital.ts';
import { type MetricsQuery, periods, toMetricsHref } from './metrics-query.ts';

const periodNames: Record<MetricsQuery['days'], string> = {
  1: '24 hours',
  7: '7 days',
  30: '30 days',
  90: '90 days',
};

/** The period, and the filters that rows of the tables have set. */
export function MetricsFilters({ query }: { query: MetricsQuery }) {
  const { path, device, country } = query;
  const chips = [
    { name: 'path' as const, words: path },
    { name: 'device' as const, words: device },
    { name: 'country' as const, words: country && formatCountry(country) },
  ].filter(({ words }) => words !== undefined);
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <nav aria-label="Period">
        <ul className="flex flex-wrap gap-x-5 text-sm">
          {periods.map((days) => (
            <li key={days}>
              <Link
                className={`inline-flex min-h-11 items-center border-b-2 ${days === query.days ? 'border-accent font-semibold' : 'border-transparent text-soft hover:text-ink forced-colors:border-b-0'}`}
                to={toMetricsHref(query, { days })}
                aria-current={days === query.days ? 'true' : undefined}
                state={keepFocus}
                preventScrollReset
              >
                {periodNames[days]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
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

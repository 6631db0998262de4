import { Link, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { PeriodLinks } from '#app/components/chart/time-chart.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { later, ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { limits } from '#app/config/limits.ts';
import type { Route } from './+types/metrics';
import {
  loadMetrics,
  type MetricsQuery,
  parseMetricsQuery,
  metricsPeriods,
  MetricsReport,
  toMetricsHref,
} from './metrics-report.tsx';
import { formatCountry } from './vital-figures.tsx';

export const handle = { isPrivate: true, title: 'Page speed' } satisfies SignedInHandle;

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const query = parseMetricsQuery(url.searchParams);
  return { metrics: later(loadMetrics(context.get(signedInContext), query)) };
}

/** Another vital needs no loading: all are loaded. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => {
    return JSON.stringify({ ...parseMetricsQuery(searchParams), vital: null });
  });
  return defaultShouldRevalidate && (before !== after || currentUrl.href === nextUrl.href);
}

/** Web vitals of the site; for admins, who may read them by Row Level Security. */
export default function MetricsScreen({ loaderData }: Route.ComponentProps) {
  const query = parseMetricsQuery(new URLSearchParams(useLocation().search));
  return (
    <>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Measured in visitors’ browsers, without cookies, and summed by screen. Individual
        measurements, which include the account of a signed-in visitor, are deleted after{' '}
        {limits.metricsStoredDays} days.
      </p>
      <MetricsFilters query={query} />
      <ScreenPart of={loaderData.metrics} failed="We could not load the measurements.">
        {(metrics) => <MetricsReport query={query} metrics={metrics} />}
      </ScreenPart>
    </>
  );
}

/** The period, and the filters that were set by rows of the tables. */
function MetricsFilters({ query }: { query: MetricsQuery }) {
  const { path, device, country } = query;
  const chips = [
    { name: 'path' as const, words: path },
    { name: 'device' as const, words: device },
    { name: 'country' as const, words: country && formatCountry(country) },
  ].filter(({ words }) => words !== undefined);
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <PeriodLinks
        periods={metricsPeriods}
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

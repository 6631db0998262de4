import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { later } from '#app/components/signed-in/later.ts';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { limits } from '#app/config/limits.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/metrics';
import { loadMetrics } from './load-metrics.ts';
import { MetricsFilters } from './metrics-filters.tsx';
import { MetricsReport } from './metrics-report.tsx';
import { parseMetricsQuery } from './metrics-query.ts';

export const handle = { isPrivate: true, title: 'How fast the site is' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'Only admins can read these numbers.' }),
];

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
        Measured in the browsers of visitors, without cookies, and added up by screen. Single
        measurements, which name the account of who is signed in, are deleted after{' '}
        {limits.metricsKeptDays} days.
      </p>
      <MetricsFilters query={query} />
      <ScreenPart of={loaderData.metrics} what="the measurements">
        {(metrics) => <MetricsReport query={query} metrics={metrics} />}
      </ScreenPart>
    </>
  );
}

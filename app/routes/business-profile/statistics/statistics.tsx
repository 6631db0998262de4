import { type ShouldRevalidateFunctionArgs, data, useLocation } from 'react-router';
import { PeriodLinks } from '#app/components/chart/period-links.tsx';
import type { Refusal } from '#app/components/signed-in/require-role.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import type { EditableBusiness } from '#app/domain/editing/editing.ts';
import { findEditableBusiness } from '#app/domain/editing/editing-calls.ts';
import { findStatistics } from '#app/domain/statistics/statistics-calls.ts';
import { type Statistics, reportPeriod } from '#app/domain/statistics/statistics.ts';
import { isUuid } from '#app/domain/uuid/uuid.ts';
import type { Route } from './+types/statistics';
import { ListingFrame } from '../listing/listing-frame.tsx';
import { DaysFile } from './days-file.tsx';
import { DaysTable } from './days-table.tsx';
import { HowCounted } from './how-counted.tsx';
import { offerDays } from './offer-days.ts';
import { parseStatisticsQuery, periods, toStatisticsHref } from './statistics-query.ts';
import { Totals } from './totals.tsx';
import { VisitsChart } from './visits-chart.tsx';
import { WordsTable } from './words-table.tsx';

export const handle = {
  isPrivate: true,
  title: 'Statistics',
  nameThing: ({ listing }: { listing: EditableBusiness }) => listing.values.name,
} satisfies SignedInHandle;

const refusal =
  'Only people who own this listing or can edit all of it can see its statistics. If it is yours, sign in with the account that claimed it.';

/** Anything else is an error to the database, and nobody's listing. */

export async function clientLoader({ context, params: { id }, url }: Route.ClientLoaderArgs) {
  const { days } = parseStatisticsQuery(url.searchParams);
  const person = context.get(signedInContext);
  const [statistics, listing] = isUuid(id)
    ? await Promise.all([findStatistics(person, { id, days }), findEditableBusiness(person, id)])
    : [null, null];
  if (statistics === null || listing === null) {
    throw data<Refusal>({ kind: 'wrong-role', refusal }, { status: 403 });
  }
  return { statistics, listing };
}

export const clientAction = signedInForms({ 'download-days': offerDays });

/** Another kind needs no loading: all counts are loaded. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  if (formMethod !== undefined) return false;
  const [before, after] = [currentUrl, nextUrl].map(
    ({ pathname, searchParams }) => `${pathname} ${parseStatisticsQuery(searchParams).days}`,
  );
  return defaultShouldRevalidate && (before !== after || currentUrl.href === nextUrl.href);
}

/**
 * How often a listing was seen and used; for its owner, colleagues who may edit everything, and
 * admins.
 */
export default function StatisticsScreen({ loaderData, params }: Route.ComponentProps) {
  const { statistics, listing } = loaderData;
  return (
    <ListingFrame listing={listing}>
      {statistics.since === null ? <Nothing /> : <Report id={params.id} statistics={statistics} />}
      <HowCounted timeZone={statistics.time_zone} />
    </ListingFrame>
  );
}

function Report({ id, statistics }: { id: string; statistics: Statistics }) {
  const query = parseStatisticsQuery(new URLSearchParams(useLocation().search));
  const { days, totals } = reportPeriod(statistics, query.days);
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <PeriodLinks
          periods={periods}
          chosen={query.days}
          addressOf={(length) => toStatisticsHref(query, { days: length })}
        />
        <DaysFile id={id} />
      </div>
      <Totals query={query} totals={totals} />
      <VisitsChart kind={query.kind} days={days} />
      <DaysTable days={days} />
      <WordsTable words={statistics.words} days={query.days} />
    </>
  );
}

function Nothing() {
  return (
    <EmptyState title="Nothing has been counted yet">
      <p className="mt-2 max-w-[60ch]">
        Once people open this listing, you will see how often per day it was viewed, found by a
        search, called, shared, and opened for directions or its website. A visit counts when the
        visitor leaves the page, and appears here within a minute.
      </p>
    </EmptyState>
  );
}

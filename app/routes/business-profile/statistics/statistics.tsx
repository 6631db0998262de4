import type { ReactNode } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useFetcher, useLocation } from 'react-router';
import { PeriodLinks } from '#app/components/chart/time-chart.tsx';
import { type AccessDenial, signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { TitledPart } from '#app/components/signed-in/screen-section.tsx';
import { signedInForms, SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { PlainTable, WideTable } from '#app/components/ui/plain-table.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { limits } from '#app/config/limits.ts';
import { visitKinds } from '#app/config/visits.ts';
import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import { findUnmetDemand, type UnmetDemand } from '#app/domain/demand/demand-calls.ts';
import { findEditableBusiness } from '#app/domain/editing/editing-calls.ts';
import type { EditableBusiness } from '#app/domain/editing/editing-schema.ts';
import { findStatistics } from '#app/domain/statistics/statistics-calls.ts';
import {
  reportPeriod,
  type Statistics,
  type StatisticsDay,
} from '#app/domain/statistics/statistics.ts';
import { formatCount, formatShortDate, isUuid } from '#app/domain/text/text.ts';
import { unmetDemandTitle } from '#app/messages/domain/search.ts';
import * as t from '#app/messages/routes/business-profile/statistics.tsx';
import { ListingFrame } from '../listing/listing-frame.tsx';
import type { Route } from './+types/statistics';
import {
  offerDays,
  VisitsChart,
  SearchTermsTable,
  kindNames,
  parseStatisticsQuery,
  statisticsPeriods,
  toStatisticsHref,
  Totals,
} from './visits.tsx';

/** All counts by day, latest first. */
function DaysTable({ days }: { days: StatisticsDay[] }) {
  return (
    <Disclosure className="mt-2" title={t.asTable} titleClass="text-sm">
      <WideTable label={t.everyNumber}>
        <table className="mt-2 w-full text-sm tabular-nums">
          <caption className="sr-only">{t.everyNumber}</caption>
          <thead>
            <tr className="border-b-[1.5px] border-ink text-left">
              <th className="py-2 pr-4" scope="col">
                {t.day}
              </th>
              {visitKinds.map((kind) => (
                <th key={kind} className={number} scope="col">
                  {kindNames[kind].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, counts }, index) => (
              <tr key={day} className="border-b border-rule">
                <th className="py-2 pr-4 text-left font-medium whitespace-nowrap" scope="row">
                  {formatShortDate(day)}
                  {index === 0 && <SoFar />}
                </th>
                {visitKinds.map((kind) => (
                  <td key={kind} className={number}>
                    {formatCount(counts[kind])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Disclosure>
  );
}

const number = 'py-2 pl-4 text-right whitespace-nowrap';

function SoFar(): ReactNode {
  return <span className="font-normal text-soft">{t.soFar}</span>;
}

export const handle = {
  isPrivate: true,
  title: t.title,
  nameSubject: ({ listing }: { listing: EditableBusiness }) => listing.values.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params: { id }, url }: Route.ClientLoaderArgs) {
  const { days } = parseStatisticsQuery(url.searchParams);
  const person = context.get(signedInContext);
  const [statistics, listing, demand] = isUuid(id)
    ? await Promise.all([
        findStatistics(person, { id, days }),
        findEditableBusiness(person, id),
        settle(findUnmetDemand(person, id)),
      ])
    : [null, null, null];
  if (statistics === null || listing === null || demand === null) {
    throw data<AccessDenial>({ kind: 'wrong_role', refusal: t.refusal }, { status: 403 });
  }
  return { statistics, listing, demand };
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
  const { statistics, listing, demand } = loaderData;
  return (
    <ListingFrame listing={listing}>
      {statistics.since === null ? <Nothing /> : <Report id={params.id} statistics={statistics} />}
      <TitledPart id="demand" title={unmetDemandTitle} about={t.demandText}>
        <ScreenPart of={demand.of} failed={t.demandNotLoaded}>
          {(found) => <Demand demand={found ?? []} />}
        </ScreenPart>
      </TitledPart>
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
          periods={statisticsPeriods}
          chosen={query.days}
          addressOf={(length) => toStatisticsHref(query, { days: length })}
        />
        <DaysFile id={id} />
      </div>
      <Totals query={query} totals={totals} />
      <VisitsChart kind={query.kind} days={days} />
      <DaysTable days={days} />
      <SearchTermsTable words={statistics.words} days={query.days} />
    </>
  );
}

function Demand({ demand }: { demand: UnmetDemand[] }) {
  if (demand.length === 0) return <p className="mt-4">{t.noDemand}</p>;
  return (
    <PlainTable
      caption={t.demandTable}
      columns={[{ name: t.words }, { name: t.people, isNumber: true }]}
      rows={demand.map(({ words, people }) => ({
        key: words,
        cells: [
          <span key={words} className="wrap-anywhere">
            {words}
          </span>,
          formatCount(people),
        ],
      }))}
    />
  );
}

function Nothing() {
  return (
    <EmptyState title={t.emptyTitle}>
      <p className="mt-2 max-w-[60ch]">{t.emptyText}</p>
    </EmptyState>
  );
}

function DaysFile({ id }: { id: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="download-days" button={t.download} variant="line">
      <input type="hidden" name="id" value={id} />
    </SignedInForm>
  );
}

/** Explains how visits are counted. */
function HowCounted({ timeZone }: { timeZone: string }) {
  return (
    <TitledSection
      className="rule-double mt-12"
      id="how-counted"
      title={t.howCounted}
      headingClass="pt-4 text-section font-bold"
    >
      <ul className="mt-3 max-w-[65ch] list-disc space-y-1.5 pl-5">
        <li>{t.countedByDay({ timeZone: nameTimeZone(timeZone) })}</li>
        <li>{t.botsNotCounted}</li>
        <li>{t.untrackedNotCounted}</li>
        <li>
          {t.noCookies({
            days: limits.statisticsDays,
            link: linkTo('/privacy-policy#visits'),
          })}
        </li>
      </ul>
    </TitledSection>
  );
}

import { Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { fetchAnswer } from '#app/browser/session/fetch-answer.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { TitledPart } from '#app/components/signed-in/screen-section.tsx';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import { done, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { PlainTable } from '#app/components/ui/plain-table.tsx';
import { answerFailure, answerWrite } from '#app/components/ui/run-form.ts';
import {
  findOtherKinds,
  findUnmetDemand,
  hideUnmetDemand,
  type OtherKind,
  type UnmetDemand,
} from '#app/domain/demand/demand-calls.ts';
import { findCharts, measureCharts } from '#app/domain/health/health-calls.ts';
import type { Charts, Coverage, EmptySearches, Week } from '#app/domain/health/health.ts';
import { formatAge, formatCount, formatLocalDay } from '#app/domain/text/text.ts';
import { unmetDemandTitle } from '#app/messages/domain/search.ts';
import type { Route } from './+types/charts';
import { ShareMark, WeekChart } from './week-chart.tsx';

const decisionKinds = [
  { kind: 'submissions', title: 'Submissions' },
  { kind: 'claims', title: 'Claims' },
] as const;

/**
 * How long people waited for a decision, by the week of the decision; weeks without one are left
 * out.
 */
function DecisionTimes({ weeks }: { weeks: Week[] }) {
  const rows = weeks.toReversed().flatMap(({ week, decisions }) =>
    decisionKinds.flatMap(({ kind, title }) => {
      const of = decisions[kind];
      if (of === undefined) return [];
      const { decided, median_hours, p90_hours } = of;
      const cells = [
        formatLocalDay(week),
        title,
        formatCount(decided),
        formatHours(median_hours),
        formatHours(p90_hours),
      ];
      return [{ key: `${week} ${kind}`, cells }];
    }),
  );
  if (rows.length === 0) {
    return <p className="mt-4">No decisions in these {weeks.length} weeks.</p>;
  }
  return (
    <PlainTable
      caption="Time to decision by week"
      columns={[
        { name: 'Week of' },
        { name: 'What' },
        { name: 'Decided', isNumber: true },
        { name: 'Median', isNumber: true },
        { name: '90th percentile', isNumber: true },
      ]}
      rows={rows}
    />
  );
}

/** Returns '20 min', '5.5 h', '3.1 days'. */
function formatHours(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${hours.toFixed(1)} h` : `${(hours / 24).toFixed(1)} days`;
}

const measure = signedInForm(z.object({}), async ({ db }) => {
  try {
    await measureCharts({ db });
    return done;
  } catch {
    return answerFailure('saveFailed', 'unreachable');
  }
});

const hideDemand = signedInForm(z.object({ words: z.string() }), async ({ db }, { words }) =>
  answerWrite(await hideUnmetDemand({ db }, words)),
);

export const handle = { isPrivate: true, title: 'Charts' } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const [charts, searches, demand, kinds] = await Promise.all([
    settle(findCharts({ db })),
    settle(fetchAnswer<EmptySearches>(db, '/api/health/searches')),
    settle(findUnmetDemand({ db }, null)),
    settle(findOtherKinds({ db })),
  ]);
  return { now: new Date(), charts, searches, demand, kinds };
}

export const clientAction = signedInForms({ measure, hideDemand });

/** Charts for admins: growth, time to a decision, and gaps of the directory. */
export default function ChartsScreen({
  loaderData: { now, charts, searches, demand, kinds },
}: Route.ComponentProps) {
  return (
    <>
      <ScreenPart of={charts.of} failed="We could not load the charts.">
        {(counted) => <Counted charts={counted} now={now} />}
      </ScreenPart>
      <TitledPart
        id="searches"
        title="Searches without results"
        about="By place, without the words searched or who searched. Every page without results counts, including reloads and crawlers."
      >
        <ScreenPart of={searches.of} failed="We could not load the searches without results.">
          {(found) => <EmptySearchTable found={found} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart
        id="demand"
        title={unmetDemandTitle}
        about="By city, words that at least three people searched for without results in one of the last four weeks. They are shown on the city’s page; hide what does not belong there."
      >
        <ScreenPart of={demand.of} failed="We could not load these words.">
          {(found) => <DemandTable demand={found ?? []} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart
        id="other"
        title="Businesses in no category"
        about="What the listings in “Other” say that they are. Frequent words may deserve a category."
      >
        <ScreenPart of={kinds.of} failed="We could not load these words.">
          {(found) => <OtherTable kinds={found ?? []} />}
        </ScreenPart>
      </TitledPart>
    </>
  );
}

function DemandTable({ demand }: { demand: UnmetDemand[] }) {
  if (demand.length === 0) return <p className="mt-4">None in the last four weeks.</p>;
  return (
    <PlainTable
      caption="Words of searches without a result, by city"
      columns={[
        { name: 'Words' },
        { name: 'City' },
        { name: 'People', isNumber: true },
        { name: 'On the page' },
      ]}
      rows={demand.map(({ words, city, metro, people }) => ({
        key: `${metro} ${words}`,
        cells: [words, city, formatCount(people), <HideDemand key={words} words={words} />],
      }))}
    />
  );
}

function OtherTable({ kinds }: { kinds: OtherKind[] }) {
  if (kinds.length === 0) return <p className="mt-4">No listing in “Other” says what it is.</p>;
  return (
    <PlainTable
      caption="Kinds of business in the category “Other”"
      columns={[
        { name: 'Kind of business' },
        { name: 'Listings', isNumber: true },
        { name: 'Examples' },
      ]}
      rows={kinds.map(({ words, listings, examples }) => ({
        key: words,
        cells: [words, formatCount(listings), <Examples key={words} of={examples} />],
      }))}
    />
  );
}

function Examples({ of }: { of: OtherKind['examples'] }) {
  return of.map(({ name, slug }, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <Link className="link-quiet" to={`/business/${slug}`}>
        {name}
      </Link>
    </span>
  ));
}

function HideDemand({ words }: { words: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="hideDemand" button={`Hide “${words}”`} variant="line">
      <input type="hidden" name="words" value={words} />
    </SignedInForm>
  );
}

type CountedProps = { charts: Charts; now: Date };

function Counted({ charts: { measured_at, weeks, coverage }, now }: CountedProps) {
  const fetcher = useFetcher<FormAnswer>();
  const again = (
    <SignedInForm fetcher={fetcher} intent="measure" button="Count now" variant="line" resets />
  );
  if (measured_at === null) {
    return (
      <EmptyState title="No data yet">
        <p className="mt-2 mb-4 max-w-[60ch]">Charts update every hour. You can also count now.</p>
        {again}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-lg text-soft">
          Counted {formatAge(measured_at, now)}; updated every hour. Weeks start on Monday, in UTC.
        </p>
        {again}
      </div>
      <TitledPart id="weeks" title="By week">
        <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-2">
          <WeekChart title="New listings" weeks={weeks} valueOf={({ listings }) => listings} />
          <WeekChart title="Submissions" weeks={weeks} valueOf={({ submissions }) => submissions} />
          <WeekChart title="Claims" weeks={weeks} valueOf={({ claims }) => claims} />
          <WeekChart title="Reviews" weeks={weeks} valueOf={({ reviews }) => reviews} />
        </div>
      </TitledPart>
      <TitledPart
        id="decisions"
        title="Time to decision"
        about="How long people waited for a decision, by the week it was made."
      >
        <DecisionTimes weeks={weeks} />
      </TitledPart>
      <TitledPart
        id="coverage"
        title="What listings lack"
        about="Published listings without opening hours, phone number or photo."
      >
        <CoverageTable coverage={coverage} />
      </TitledPart>
    </>
  );
}

/** What listings lack, by city: number, share and bar. */
function CoverageTable({ coverage }: { coverage: Coverage[] }) {
  if (coverage.length === 0) {
    return <p className="mt-4">No listing is published yet.</p>;
  }
  return (
    <PlainTable
      caption="What listings lack, by city"
      columns={[
        { name: 'City' },
        { name: 'Listings', isNumber: true },
        { name: 'Without hours', isNumber: true },
        { name: 'Without phone', isNumber: true },
        { name: 'Without photo', isNumber: true },
      ]}
      rows={coverage.map(({ slug, name, listings, no_hours, no_phone, no_photo }) => ({
        key: slug ?? 'none',
        cells: [
          slug === null ? (
            'No city'
          ) : (
            <Link key="way" className="link-quiet" to={`/browse/metro/${slug}`}>
              {name}
            </Link>
          ),
          formatCount(listings),
          <ShareMark key="hours" part={no_hours} whole={listings} />,
          <ShareMark key="phone" part={no_phone} whole={listings} />,
          <ShareMark key="photo" part={no_photo} whole={listings} />,
        ],
      }))}
    />
  );
}

/** The places of searches without results. */
function EmptySearchTable({ found: { days, places } }: { found: EmptySearches }) {
  if (places.length === 0) {
    return <p className="mt-4">All searches in the last {days} days found something.</p>;
  }
  return (
    <PlainTable
      caption={`Searches without results in ${days} days, by place`}
      columns={[{ name: 'Place' }, { name: 'Searches', isNumber: true }]}
      rows={places.map(({ name, searches }) => ({
        key: name,
        cells: [name, formatCount(searches)],
      }))}
    />
  );
}

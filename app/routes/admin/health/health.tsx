import { useRevalidator, Link } from 'react-router';
import { fetchAnswer } from '#app/browser/session/fetch-answer.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { TitledPart } from '#app/components/signed-in/screen-section.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { PlainTable } from '#app/components/ui/plain-table.tsx';
import { findDatabaseState, findHealth } from '#app/domain/health/health-calls.ts';
import type { HealthParts, HealthState } from '#app/domain/health/health.ts';
import { findSummary, type VitalSummary, rateVital } from '#app/domain/metric/metric-calls.ts';
import { formatCount, formatShortDate } from '#app/domain/text/text.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Route } from './+types/health';
import { BacklogTable, CronRuns, FailedMeasurements, replay } from './background-work.tsx';
import { DatabaseFacts, Dependencies, Traffic } from './services.tsx';
import { State, useAutoRefresh } from './state.tsx';

const screensOfDays = 7;

/** Loads all sections at once; each succeeds or fails independently. */
function loadHealth({ db }: { db: Db }) {
  return {
    parts: fetchAnswer<HealthParts>(db, '/api/health/parts'),
    state: findHealth({ db }),
    database: findDatabaseState({ db }),
    screens: findSummary({ db, now: new Date() }, { days: screensOfDays, by: 'path' }),
  };
}

export const handle = { isPrivate: true, title: 'Health' } satisfies SignedInHandle;

/** The screen reloads automatically. */
const everyMs = 30_000;
/** More often while something does not respond, because that may be over soon. */
const everyMsInTrouble = 5_000;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { parts, state, database, screens } = loadHealth(context.get(signedInContext));
  const settled = await Promise.all([
    settle(parts),
    settle(state),
    settle(database),
    settle(screens),
  ]);
  return { requestedAtMs: Date.now(), settled };
}

export const clientAction = signedInForms({ replay });

/** Whether everything works; for admins. A section that fails says so, and the others are shown. */
export default function HealthScreen({ loaderData }: Route.ComponentProps) {
  const { requestedAtMs, settled } = loaderData;
  const [parts, state, database, screens] = settled;
  const revalidator = useRevalidator();
  // A failed section has a retry button, which reloading would take away.
  const cameWhole = !settled.some(({ of }) => of instanceof Promise);
  useAutoRefresh(cameWhole ? chooseRhythm(parts.of) : null);
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-lg text-soft">
          {cameWhole ? 'Updates while you look.' : 'Updated just now.'} Values we cannot measure say
          so.
        </p>
        <button
          className="button-line"
          type="button"
          aria-disabled={revalidator.state === 'loading'}
          onClick={() => revalidator.state === 'idle' && void revalidator.revalidate()}
        >
          Check again
        </button>
      </div>
      <TitledPart id="answers" title="Status">
        <ScreenPart of={parts.of} failed="We could not load the services.">
          {(known) => <Dependencies {...known} nowMs={requestedAtMs} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart id="waits" title="Waiting work">
        <ScreenPart of={state.of} failed="We could not load the waiting work.">
          {(known) => <BacklogTable state={known} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart
        id="failed-measurements"
        title="Failed measurements"
        about="Measurements that the database rejected repeatedly. Once the cause is fixed, they can be written; they are deleted after thirty days."
      >
        <ScreenPart of={state.of} failed="We could not load the failed measurements.">
          {({ failed_measurements, now }) => (
            <FailedMeasurements measurements={failed_measurements} now={now} />
          )}
        </ScreenPart>
      </TitledPart>
      <TitledPart id="clocks" title="Schedule" about="What the site does on schedule.">
        <ScreenPart of={state.of} failed="We could not load the scheduled tasks.">
          {({ cron_runs, now }) => <CronRuns cron_runs={cron_runs} now={now} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart
        id="traffic"
        title="Errors and cache"
        about="Requests that reach the Worker; servers report a few seconds late. Requests that Cloudflare answers from its cache are not included."
      >
        <ScreenPart of={parts.of} failed="We could not load the requests.">
          {({ traffic }) => <Traffic hours={traffic} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart
        id="violations"
        title="Blocked on pages"
        about="What our Content Security Policy blocked, as reported by browsers in the last seven days, without names. Most reports come from browser extensions; something blocked on one screen in all browsers is likely our mistake."
      >
        <ScreenPart of={state.of} failed="We could not load the blocked requests.">
          {({ violations }) => <Violations violations={violations} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart
        id="screens"
        title="Slowest screens"
        about="As measured by visitors’ browsers in the last seven days."
      >
        <ScreenPart of={screens.of} failed="We could not load the slowest screens.">
          {(lines) => <SlowestScreens lines={lines} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart id="database" title="Database">
        <ScreenPart of={database.of} failed="We could not load the state of the database.">
          {(known) => <DatabaseFacts state={known} nowMs={requestedAtMs} />}
        </ScreenPart>
      </TitledPart>
    </>
  );
}

function chooseRhythm(parts: HealthParts | Promise<HealthParts>): number {
  const isWell = !(parts instanceof Promise) && parts.health.status === 'ok';
  return isWell ? everyMs : everyMsInTrouble;
}

type ViolationsProps = Pick<HealthState, 'violations'>;

/** Violations of the pages' policy, most frequent first. */
function Violations({ violations }: ViolationsProps) {
  if (violations.length === 0) {
    return (
      <p className="mt-4">
        <State kind="good" words="No reports in the last seven days." />
      </p>
    );
  }
  return (
    <PlainTable
      caption="Blocked on pages in seven days"
      columns={[
        { name: 'Rule' },
        { name: 'Blocked', isWide: true },
        { name: 'Screen' },
        { name: 'Browsers' },
        { name: 'Reports', isNumber: true },
        { name: 'Last' },
      ]}
      rows={violations.map(({ directive, blocked, screen, browsers, reports, last_on }) => ({
        key: `${directive} ${blocked} ${screen}`,
        cells: [
          <code key="directive" className="whitespace-nowrap">
            {directive}
          </code>,
          <span key="blocked" className="wrap-anywhere">
            {blocked}
          </span>,
          <code key="screen">{screen}</code>,
          browsers.join(', '),
          formatCount(reports),
          <span key="last" className="whitespace-nowrap">
            {formatShortDate(last_on)}
          </span>,
        ],
      }))}
    />
  );
}

const screensShown = 5;
/** Fewer visits say nothing about a screen. */
const minVisits = 5;

/** The screens on which people waited longest. */
function SlowestScreens({ lines }: { lines: VitalSummary[] }) {
  const slowest = lines
    .filter(({ metric, samples }) => metric === 'LCP' && samples >= minVisits)
    .sort((one, other) => other.p75 - one.p75)
    .slice(0, screensShown);
  return (
    <>
      {slowest.length === 0 ? (
        <p className="mt-4">
          <State
            kind="unknown"
            words={`Not enough data: no screen was measured ${minVisits} times in the last seven days.`}
          />
        </p>
      ) : (
        <PlainTable
          caption="Screens, the slowest first"
          columns={[
            { name: 'Screen' },
            { name: 'Largest paint, 75th', isNumber: true },
            { name: 'Rating' },
            { name: 'Visits', isNumber: true },
          ]}
          rows={slowest.map(({ key, p75, samples }) => {
            const rating = rateVital('LCP', p75);
            return {
              key,
              cells: [
                key,
                `${(p75 / 1000).toFixed(2)} s`,
                <State key="rating" kind={rating === 'good' ? 'good' : 'bad'} words={rating} />,
                formatCount(samples),
              ],
            };
          })}
        />
      )}
      <p className="mt-4">
        <Link className="link-quiet" to="/dashboard/metrics">
          All measurements
        </Link>
      </p>
    </>
  );
}

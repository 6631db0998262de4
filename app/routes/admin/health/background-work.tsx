import type { ReactNode } from 'react';
import { Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, type FormAnswer, type sessionEnded } from '#app/components/ui/form-answer.ts';
import { PlainTable } from '#app/components/ui/plain-table.tsx';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { replayFailedMeasurements } from '#app/domain/health/health-calls.ts';
import {
  type HealthState,
  cronTasks,
  type ReplayedMeasurements,
} from '#app/domain/health/health.ts';
import { formatCount, minuteMs, namesOf } from '#app/domain/text/text.ts';
import { formatDuration, spanOf, State } from './state.tsx';

/** The result of the replay. */
type ReplayAnswer = FormAnswer & { came?: ReplayedMeasurements };

export const replay = signedInForm(
  z.object({}),
  async ({ db }): Promise<ReplayAnswer | typeof sessionEnded> => {
    const outcome = await replayFailedMeasurements({ db });
    if (outcome.ok) {
      const { replayed, refused } = outcome;
      return { ...done, came: { replayed, refused } };
    }
    return answerFailure('saveFailed', outcome.reason);
  },
);

type Waiting = { waiting: number; waiting_since: string | null };

/** What waits for a cron task or a person, how long, and whether that is too long. */
export function BacklogTable({ state }: { state: HealthState }) {
  const { mails } = state;
  const lines: { title: ReactNode; key: string; of: Waiting; lateAfterMs: number | null }[] = [
    {
      key: 'queue',
      title: <Way to="/dashboard/queue">Awaiting review</Way>,
      of: state.queue,
      lateAfterMs: null,
    },
    {
      key: 'decisions',
      title: 'Decisions to be executed',
      of: state.decisions,
      lateAfterMs: 3 * minuteMs,
    },
    {
      key: 'mails',
      title: <Way to="/dashboard/mails">Emails to send</Way>,
      of: mails,
      lateAfterMs: 10 * minuteMs,
    },
    {
      key: 'imports',
      title: <Way to="/dashboard/imports">Imports in progress</Way>,
      of: state.imports,
      lateAfterMs: 10 * minuteMs,
    },
  ];
  return (
    <>
      <PlainTable
        caption="Waiting work by kind"
        columns={[
          { name: 'What' },
          { name: 'Waiting', isNumber: true },
          { name: 'Oldest' },
          { name: 'State' },
        ]}
        rows={lines.map(({ key, title, of, lateAfterMs }) => {
          const ms = of.waiting_since === null ? 0 : spanOf(of.waiting_since, state.now);
          const age = of.waiting_since === null ? 'Nothing is waiting' : formatDuration(ms);
          const isLate = lateAfterMs !== null && ms > lateAfterMs;
          const words = isLate ? `Longer than ${formatDuration(lateAfterMs)}` : 'In time';
          const how =
            lateAfterMs === null ? (
              'Depends on people'
            ) : (
              <State kind={isLate ? 'bad' : 'good'} words={words} />
            );
          return { key, cells: [title, formatCount(of.waiting), age, how] };
        })}
      />
      {mails.failed > 0 && (
        <p className="mt-4">
          <State
            kind="bad"
            words={`${formatCount(mails.failed)} ${mails.failed === 1 ? 'email' : 'emails'} could not be delivered.`}
          />{' '}
          <Link className="link-quiet" to="/dashboard/mails">
            See why
          </Link>
        </p>
      )}
    </>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="link-quiet" to={to}>
      {children}
    </Link>
  );
}

/** Two runs may be missed; a third means that no cron trigger fires. */
const missedRuns = 3;

type CronRunsProps = Pick<HealthState, 'cron_runs' | 'now'>;

/** The cron tasks: last run, duration and result. */
export function CronRuns({ cron_runs, now }: CronRunsProps) {
  const known = new Map(cron_runs.map((run) => [run.name, run]));
  return (
    <PlainTable
      caption="Scheduled tasks"
      columns={[
        { name: 'Task' },
        { name: 'Each' },
        { name: 'Last run', isWide: true },
        { name: 'Took', isNumber: true },
        { name: 'State', isWide: true },
        { name: 'Failed in 24 hours', isNumber: true },
      ]}
      rows={namesOf(cronTasks).map((name) => {
        const { what, everyMinutes } = cronTasks[name];
        const each = everyMinutes === 1 ? 'minute' : 'hour';
        const run = known.get(name);
        if (run === undefined) {
          const never = <State kind="unknown" words="Has not run in the last week" />;
          return { key: name, cells: [what, each, '–', '–', never, '–'] };
        }
        const ms = spanOf(run.started_at, now);
        const took = spanOf(run.started_at, run.ended_at);
        return {
          key: name,
          cells: [
            what,
            each,
            `${formatDuration(ms)} ago`,
            took < 1000 ? `${took} ms` : formatDuration(took),
            <RunState
              key="state"
              run={run}
              isLate={ms > missedRuns * everyMinutes * minuteMs}
              now={now}
            />,
            formatCount(run.failures),
          ],
        };
      })}
    />
  );
}

type RunStateProps = { run: HealthState['cron_runs'][number]; isLate: boolean; now: string };

function RunState({ run: { failure, succeeded_at }, isLate, now }: RunStateProps) {
  if (failure !== null) {
    const last =
      succeeded_at === null
        ? 'no success in the last week'
        : `last success ${formatDuration(spanOf(succeeded_at, now))} ago`;
    return <State kind="bad" words={`Failed (${failure}), ${last}`} />;
  }
  if (isLate) return <State kind="bad" words="Succeeded, but overdue" />;
  return <State kind="good" words="Succeeded" />;
}

const kinds = { vitals: 'Measurements', visits: 'Visits', unknown: 'Unknown' } as const;

type FailedMeasurementsProps = { measurements: HealthState['failed_measurements']; now: string };

/** Beacons that the database refused, by reason, with a button to replay them. */
export function FailedMeasurements({ measurements, now }: FailedMeasurementsProps) {
  const fetcher = useFetcher<ReplayAnswer>();
  const came = fetcher.data?.came;
  return (
    <>
      {measurements.waiting === 0 ? (
        <p className="mt-4">
          <State kind="good" words="There are none." />
        </p>
      ) : (
        <>
          <p className="mt-4">
            <State
              kind="bad"
              words={`${formatCount(measurements.waiting)} ${measurements.waiting === 1 ? 'waits' : 'wait'}, the first for ${measurements.waiting_since === null ? 'a moment' : formatDuration(spanOf(measurements.waiting_since, now))}.`}
            />
          </p>
          <PlainTable
            caption="Failed measurements by reason"
            columns={[
              { name: 'Of' },
              { name: 'Reason' },
              { name: 'Measurements', isNumber: true },
              { name: 'First', isNumber: true },
            ]}
            rows={measurements.reasons.map(({ kind, reason, measurements: count, since }) => ({
              key: `${kind} ${reason}`,
              cells: [
                kinds[kind],
                <code key="reason">{reason}</code>,
                formatCount(count),
                `${formatDuration(spanOf(since, now))} ago`,
              ],
            }))}
          />
          <div className="mt-4">
            <SignedInForm
              fetcher={fetcher}
              intent="replay"
              button="Replay up to 500"
              variant="line"
              resets
            />
          </div>
        </>
      )}
      <p className="mt-2 min-h-[1lh]" role="status">
        {came && describeOutcome(came)}
      </p>
    </>
  );
}

function describeOutcome({ replayed, refused }: ReplayedMeasurements): string {
  if (replayed + refused === 0) return 'There was nothing left to replay.';
  const written = `${formatCount(replayed)} written`;
  return refused === 0 ? `${written}.` : `${written}, ${formatCount(refused)} rejected again.`;
}

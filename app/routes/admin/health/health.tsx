import { useEffect } from 'react';
import { Link, useFetcher, useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { fetchAnswer } from '#app/browser/session/fetch-answer.ts';
import { hasWords, type ListQuery } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, type FormAnswer, type sessionEnded } from '#app/components/ui/form-answer.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { answerFailure, answerWrite } from '#app/components/ui/run-form.ts';
import { testAlarms } from '#app/domain/alarm/alarm-calls.ts';
import { findHealth, replayFailedMeasurements } from '#app/domain/health/health-calls.ts';
import type { HealthParts, ReplayedMeasurements } from '#app/domain/health/health.ts';
import { findSummary } from '#app/domain/metric/metric-calls.ts';
import { formatCount, formatMoment, namesOf } from '#app/domain/text/text.ts';
import { withTimeout } from '#app/errors/promises.ts';
import { alarmTestSent } from '#app/messages/admin-toasts.ts';
import type { Route } from './+types/health';
import { type Check, checkStates, listChecks } from './checks.ts';

/** The result of the replay. */
type ReplayAnswer = FormAnswer & { came?: ReplayedMeasurements };

const replay = signedInForm(
  z.object({}),
  async ({ db }): Promise<ReplayAnswer | typeof sessionEnded> => {
    const outcome = await replayFailedMeasurements({ db });
    if (!outcome.ok) return answerFailure('saveFailed', outcome.reason);
    const { replayed, refused } = outcome;
    return { ...done, came: { replayed, refused } };
  },
);

const testAlarm = signedInForm(z.object({}), async ({ db }) =>
  answerWrite(await testAlarms({ db }), alarmTestSent),
);

export const handle = { isPrivate: true, title: 'Health' } satisfies SignedInHandle;

/** The screen reloads automatically. */
const everyMs = 30_000;
/** More often while something does not answer, because that may be over soon. */
const everyMsInTrouble = 5_000;
/** What takes longer holds up no other check. */
const partMs = 4_000;
const screensOfDays = 7;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const orNull = <Data,>(part: Promise<Data>) => withTimeout(part, partMs).catch(() => null);
  const [parts, state, screens] = await Promise.all([
    orNull(fetchAnswer<HealthParts>(db, '/api/health/parts')),
    orNull(findHealth({ db })),
    orNull(findSummary({ db, now: new Date() }, { days: screensOfDays, by: 'path' })),
  ]);
  const isInTrouble = parts === null || state === null || parts.health.status !== 'ok';
  return { checks: listChecks({ parts, state, screens }), isInTrouble };
}

export const clientAction = signedInForms({ replay, 'test-alarm': testAlarm });

/** Whether everything works, as one list of checks; for admins. */
export default function HealthScreen({
  loaderData: { checks, isInTrouble },
}: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator();
  const testing = useFetcher<FormAnswer>();
  const replaying = useFetcher<ReplayAnswer>();
  useAutoRefresh(isInTrouble ? everyMsInTrouble : everyMs);
  const bad = checks.filter((check) => check.state === 'bad').length;
  return (
    <>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        {bad === 0
          ? `None of ${checks.length} checks needs attention.`
          : `${bad} of ${checks.length} checks ${bad === 1 ? 'needs' : 'need'} attention.`}{' '}
        Updates live. Admins get an email and a notification when an alarm starts and ends, and once
        a day while it lasts.
      </p>
      <RecordList
        {...query}
        of={checks}
        failed="We could not load the checks."
        read={(rows) => ({ rows })}
        keyOf={({ id }) => id}
        columns={[
          ...query.columns,
          {
            name: 'What to do',
            cell: ({ id, fix }) => (
              <>
                {fix}
                {id === 'failed-measurements' && (
                  <Replay fetcher={replaying} canReplay={fix !== null} />
                )}
              </>
            ),
          },
        ]}
        empty="No check matches."
        tools={
          <>
            <button
              className="button-line"
              type="button"
              aria-disabled={state === 'loading'}
              onClick={() => state === 'idle' && void revalidate()}
            >
              Check again
            </button>
            <SignedInForm
              fetcher={testing}
              intent="test-alarm"
              button="Send a test alarm"
              variant="line"
              resets
            />
          </>
        }
      />
    </>
  );
}

const query = {
  label: 'Find checks',
  search: { label: 'Check' },
  filters: [
    {
      name: 'state',
      label: 'State',
      options: [
        ['', 'All'],
        ...namesOf(checkStates).map((name) => [name, checkStates[name]] as const),
      ],
    },
  ],
  matches: ({ name, detail, state }, params) =>
    hasWords(`${name} ${detail}`, params) && [null, '', state].includes(params.get('state')),
  columns: [
    {
      name: 'Check',
      sort: 'name',
      value: ({ name }) => name,
      cell: ({ name, to }) =>
        to === null ? (
          name
        ) : (
          <Link className="link-quiet" to={to}>
            {name}
          </Link>
        ),
    },
    { name: 'State', cell: (check) => <State {...check} /> },
    {
      name: 'Since',
      sort: 'since',
      value: ({ since }) => since ?? '',
      isNarrow: true,
      cell: ({ since }) => (since === null ? '–' : formatMoment(since)),
    },
  ],
} satisfies ListQuery<Check>;

const styles = {
  good: { icon: 'check', color: 'text-open' },
  bad: { icon: 'alert', color: 'text-accent' },
  unknown: { icon: 'minus', color: 'text-soft' },
} as const;

/** A state as shape, color and words. */
function State({ state, detail }: Check) {
  const { icon, color } = styles[state];
  return (
    <span className={`inline-flex items-start gap-2 ${color} forced-colors:text-[CanvasText]`}>
      <Icon name={icon} className="mt-0.5 size-4" />
      <span>
        <span className="sr-only">{checkStates[state]}: </span>
        {detail}
      </span>
    </span>
  );
}

type ReplayProps = { fetcher: ReturnType<typeof useFetcher<ReplayAnswer>>; canReplay: boolean };

/** Has the database write measurements that it refused. */
function Replay({ fetcher, canReplay }: ReplayProps) {
  const came = fetcher.data?.came;
  return (
    <>
      {canReplay && (
        <SignedInForm
          fetcher={fetcher}
          intent="replay"
          button="Replay up to 500"
          variant="line"
          resets
        />
      )}
      <span role="status">
        {came &&
          `${formatCount(came.replayed)} written, ${formatCount(came.refused)} rejected again.`}
      </span>
    </>
  );
}

/** Reloads the screen this long after it was loaded, while it is visible, and when it becomes visible again. */
function useAutoRefresh(ms: number): void {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return undefined;
    function refresh() {
      if (document.visibilityState === 'visible') void revalidate();
    }
    const timer = setInterval(refresh, ms);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [ms, state, revalidate]);
}

import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { PlainTable } from '#app/components/ui/plain-table.tsx';
import type { HealthState, ReplayedMeasurements } from '#app/domain/health/health.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, type FormAnswer, type sessionEnded } from '#app/components/ui/form-answer.ts';
import { replayFailedMeasurements } from '#app/domain/health/health-calls.ts';
import { formatDuration, spanOf, State } from './state.tsx';

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
              look="line"
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

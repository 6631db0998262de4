import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, type FormAnswer } from '#app/components/ui/form-answer.ts';
import type { ReplayedMeasurements } from '#app/domain/health/health.ts';
import { replayFailedMeasurements } from '#app/domain/health/health-calls.ts';

/** The result of the replay. */
export type ReplayAnswer = FormAnswer & { came?: ReplayedMeasurements };

export const replay = signedInForm(
  z.object({}),
  async ({ db }): Promise<ReplayAnswer | typeof sessionEnded> => {
    const outcome = await replayFailedMeasurements({ db });
    if (outcome.ok) {
      const { replayed, refused } = outcome;
      return { ...done, came: { replayed, refused } };
    }
    if (outcome.reason === 'session-ended') return sessionEnded;
    return answerFailure('saveFailed', outcome.reason);
  },
);

import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import {
  oldSession,
  sessionEnded,
  signedInForm,
} from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { describeImport } from '#app/domain/import/job/describe-import.ts';
import type { ImportSettings } from '#app/domain/import/job/import-job.ts';
import {
  checkImport,
  rollBackImport,
  runImport,
  stopImport,
} from '#app/domain/import/job/steer-import.ts';
import { nudgeImports } from './nudge-imports.ts';

const job = z.object({ id: z.string() });

/** The settings are JSON from the state of the screen. */
const description = z.extend(job, { source: z.string(), settings: z.string() });

export const describe = signedInForm(description, async ({ db }, { id, source, settings }) => {
  await describeImport(
    { db },
    {
      id,
      source: toSourceName(source) || null,
      settings: JSON.parse(settings) as ImportSettings,
    },
  );
  return done;
});

/** Returns 'chicago-licenses' for 'Chicago licenses'. */
function toSourceName(words: string): string {
  const name = words.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return name.replace(/^-|-$/g, '').slice(0, 60);
}

export const check = steering(checkImport);
export const run = steering(runImport);
export const stop = steering(stopImport);
export const rollBack = steering(rollBackImport);

/** An import in another state by now is shown as it is. */
function steering(steer: typeof rollBackImport) {
  return signedInForm(job, async ({ db }, { id }) => {
    const outcome = await steer({ db }, id);
    if (outcome.ok) nudgeImports();
    if (outcome.ok || outcome.reason === 'closed') return done;
    if (outcome.reason === 'old-session') return oldSession;
    if (outcome.reason === 'session-ended') return sessionEnded;
    return answerFailure('saveFailed', outcome.reason);
  });
}

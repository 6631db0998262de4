import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { oldSession, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import {
  checkImport,
  describeImport,
  importHeldRows,
  leaveOutHeldRows,
  rollBackImport,
  runImport,
  stopImport,
} from '#app/domain/import/job/job-calls.ts';
import type { ImportedRows, ImportSettings } from '#app/domain/import/job/import-job.ts';

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

export const check = control(checkImport);
export const stop = control(stopImport);
export const rollBack = control(rollBackImport);

export const run = signedInForm(
  z.extend(job, { leave_out_held: z.optional(z.string()) }),
  async ({ db }, { id, leave_out_held: choice }) =>
    answerOutcome(await runImport({ db }, { id, leavesOutHeld: choice !== undefined })),
);

/** A row's number; without one it is about all held rows. */
const held = z.extend(job, { number: z.optional(z.coerce.number()) });

export const importHeld = signedInForm(held, async ({ db }, { id, number = null }) => {
  const outcome = await importHeldRows({ db }, { id, number });
  if (!outcome.ok) return answerOutcome(outcome);
  const [row] = outcome.rows;
  return { ...done, text: row ? describeImported(row) : 'This row has already been decided.' };
});

function describeImported({ outcome, reason }: ImportedRows['rows'][number]): string {
  if (outcome === 'created') return 'Imported as a new listing.';
  if (outcome === 'updated') return 'Imported: a listing was updated.';
  return outcome === 'unchanged'
    ? 'Nothing new: the listing is already here.'
    : (reason ?? 'Rejected.');
}

export const leaveOutHeld = signedInForm(held, async ({ db }, { id, number = null }) =>
  answerOutcome(await leaveOutHeldRows({ db }, { id, number })),
);

function control(act: typeof rollBackImport) {
  return signedInForm(job, async ({ db }, { id }) => answerOutcome(await act({ db }, id)));
}

/** An import in another state by now is shown as it is. */
function answerOutcome(outcome: Awaited<ReturnType<typeof rollBackImport>>) {
  if (outcome.ok) triggerImports();
  if (outcome.ok || outcome.reason === 'closed') return done;
  if (outcome.reason === 'old_session') return oldSession;
  return answerFailure('saveFailed', outcome.reason);
}

/** Continues imports now instead of within the next minute. */
export function triggerImports(): void {
  navigator.sendBeacon('/api/imports/process');
}

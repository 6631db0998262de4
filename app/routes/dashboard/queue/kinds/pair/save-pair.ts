import * as adminToasts from '#app/messages/admin-toasts.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { type FormAnswer, done, failed } from '#app/components/ui/form-answer.ts';
import type { ToastRef } from '#app/config/toasts.ts';
import { forFields } from '#app/domain/business/business.ts';
import { mergeFields } from '#app/domain/duplicate/duplicate.ts';
import {
  markDifferent,
  mergeBusinesses,
  type MergeOutcome,
  unmergeBusinesses,
} from '#app/domain/duplicate/duplicate-calls.ts';
import type { EditFailure } from '#app/services/supabase/describe-failure.ts';

const choice = z.enum(['first', 'second', 'both']);
const choices = forFields(
  mergeFields.map((name) => ({ name })),
  choice,
);

const mergeSchema = z.object({
  /** Of the pair as the admin saw it. */
  revision: z.string(),
  first: z.string(),
  second: z.string(),
  kept: z.enum(['first', 'second']),
  ...choices,
});

export const merge = signedInForm(mergeSchema, async ({ db }, form) => {
  const { revision, first, second, kept } = form;
  const pair = { revision, first: { id: first }, second: { id: second } };
  return answer(await mergeBusinesses({ db }, { pair, kept, choices: form }));
});

export const unmerge = signedInForm(z.object({ merge: z.string() }), async ({ db }, form) =>
  answer(await unmergeBusinesses({ db }, form.merge)),
);

const pairSchema = z.object({ pair: z.string() });

export const different = signedInForm(pairSchema, async ({ db }, { pair }) =>
  answer(await markDifferent({ db }, { id: pair, areDifferent: true })),
);

export const askAgain = signedInForm(pairSchema, async ({ db }, { pair }) =>
  answer(await markDifferent({ db }, { id: pair, areDifferent: false })),
);

type Outcome = { ok: true; outcome: string; obstacle: (MergeOutcome & { ok: true })['obstacle'] };

/** Why an act was not possible, by toast. */
const obstacles = {
  owners: adminToasts.ownersFirst,
  held: adminToasts.changesFirst,
  unlisted: adminToasts.pairNotListed,
  later: adminToasts.laterMergeFirst,
} satisfies Record<NonNullable<Outcome['obstacle']>, ToastRef>;

/** The screen reloads in any case, and shows the present state. */
function answer(outcome: Outcome | EditFailure): FormAnswer | typeof sessionEnded {
  if (!outcome.ok) {
    if (outcome.reason === 'session-ended') return sessionEnded;
    return answerFailure('saveFailed', outcome.reason);
  }
  if (outcome.outcome === 'stale') notify(toasts.decidedMeanwhile);
  if (outcome.outcome === 'listed') notify(adminToasts.thirdListing);
  if (outcome.obstacle !== null) notify(obstacles[outcome.obstacle]);
  return outcome.outcome === 'listed' ? failed : done;
}

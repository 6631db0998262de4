import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { type FormAnswer, done, invalid } from '#app/components/ui/form-answer.ts';
import { compareBusiness } from '#app/domain/duplicate/duplicate-calls.ts';

/** Where to go after the comparison. */
export type LookAnswer = FormAnswer & { leadsTo?: string };

const schema = z.object({ listing: z.string(), other: z.string() });

/** Compares a listing with all others, or adds a pair of it and another one. */
export const look = signedInForm(
  schema,
  async ({ db }, form): Promise<LookAnswer | typeof sessionEnded> => {
    const listing = readName(form.listing);
    const other = readName(form.other) || null;
    if (listing === '') return invalid({ listing: 'Listing is required' });
    const answer = await compareBusiness({ db }, { listing, other });
    if (!answer.ok) {
      if (answer.reason === 'session-ended') return sessionEnded;
      return answerFailure('saveFailed', answer.reason);
    }
    if (answer.outcome === 'same') return invalid({ other: 'This is the same listing' });
    if (answer.outcome === 'unknown') {
      const field = answer.listing === null ? 'listing' : 'other';
      return invalid({ [field]: 'There is no such listing in the directory' });
    }
    const leadsTo = answer.pair
      ? `/dashboard/queue/duplicate/${answer.pair}`
      : `/dashboard/duplicates?listing=${answer.listing}`;
    return { ...done, leadsTo };
  },
);

/** Parses the URL of a listing, its slug or its uuid. */
function readName(given: string): string {
  return /([a-z0-9-]+)\/?(?:[?#].*)?$/.exec(given.trim().toLowerCase())?.[1] ?? '';
}

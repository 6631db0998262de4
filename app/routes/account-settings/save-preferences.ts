import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { screenChoices } from '#app/domain/notification/notification.ts';
import { updatePreferences } from '#app/domain/notification/notification-calls.ts';

/** Browsers do not send unchecked boxes. */
const checkbox = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value !== undefined),
);

const mails = z.object({
  listing_reviews: checkbox,
  review_answers: checkbox,
  submission_updates: checkbox,
  access_updates: checkbox,
  change_updates: checkbox,
  fact_reminders: checkbox,
  article_updates: checkbox,
  saved_search_alerts: checkbox,
  newsletter: checkbox,
});

const schema = z.pipe(
  z.looseObject({}),
  z.transform((given: Record<string, unknown>) => ({
    ...mails.parse(given),
    off_screen: screenChoices.filter((name) => given[`screen_${name}`] === undefined),
  })),
);

export const savePreferences = signedInForm(schema, async ({ db, userId }, wanted) => {
  const outcome = await updatePreferences({ db }, { userId, ...wanted });
  if (outcome.ok) {
    notify('saved');
    return done;
  }
  if (outcome.reason === 'session-ended') return sessionEnded;
  return answerFailure('saveFailed', outcome.reason);
});

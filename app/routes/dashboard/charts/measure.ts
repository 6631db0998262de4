import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { measureCharts } from '#app/domain/health/health-calls.ts';

export const measure = signedInForm(z.object({}), async ({ db }) => {
  try {
    await measureCharts({ db });
    return done;
  } catch {
    return answerFailure('saveFailed', 'unreachable');
  }
});

import * as z from 'zod/mini';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed } from '#app/components/ui/form-answer.ts';
import { measureCharts } from '#app/domain/health/measure-charts.ts';

export const measure = signedInForm(z.object({}), async ({ db }) => {
  try {
    await measureCharts({ db });
    return done;
  } catch {
    notifyFailure('saveFailed', 'unreachable');
    return failed;
  }
});

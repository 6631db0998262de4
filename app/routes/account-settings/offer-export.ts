import * as z from 'zod/mini';
import { offerFile } from '#app/browser/offer-file.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed } from '#app/components/ui/form-answer.ts';
import { exportAccount } from '#app/domain/account/account-calls.ts';

export const offerExport = signedInForm(z.object({}), async ({ db }) => {
  const data = await exportAccount({ db }).catch(() => null);
  if (data === null) {
    notify('exportFailed');
    return failed;
  }
  const text = JSON.stringify(data, null, 2);
  offerFile(`mainstreet-${data.exported_at.slice(0, 10)}.json`, 'application/json', text);
  return done;
});

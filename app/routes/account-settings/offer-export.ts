import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed } from '#app/components/ui/form-answer.ts';
import { exportAccount } from '#app/domain/account/export-account.ts';

export const offerExport = signedInForm(z.object({}), async ({ db }) => {
  const data = await exportAccount({ db }, new Date()).catch(() => null);
  if (data === null) {
    notify('exportFailed');
    return failed;
  }
  offerFile(`mainstreet-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
  return done;
});

function offerFile(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Some browsers read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

import * as toasts from '#app/messages/account-toasts.ts';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, failed, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { offerFile } from '#app/browser/offer-file.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { exportAccount } from '#app/domain/account/account-calls.ts';
import * as t from '#app/messages/routes/account-settings.tsx';

export function ExportData() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <p className="mb-4 text-sm">{t.downloadContents}</p>
      <SignedInForm fetcher={fetcher} intent="export" button={t.downloadData} look="line" />
    </>
  );
}

export const offerExport = signedInForm(z.object({}), async ({ db }) => {
  const data = await exportAccount({ db }).catch(() => null);
  if (data === null) {
    notify(toasts.exportFailed);
    return failed;
  }
  const text = JSON.stringify(data, null, 2);
  offerFile(`mainstreet-${data.exported_at.slice(0, 10)}.json`, 'application/json', text);
  return done;
});

import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, failed, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { offerFile } from '#app/browser/offer-file.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { exportAccount } from '#app/domain/account/account-calls.ts';

export function ExportData() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <p className="mb-4 text-sm">
        Your account, your profile, your choices, your keys without their secrets, your reviews,
        your submissions, the listings you own with their hours and services, and what your browsers
        measured in the last 30 days, as JSON. The file is made in this browser. It does not include
        the record of changes, which only super admins can read, or the list of your sessions, which
        only the sign-in service has.
      </p>
      <SignedInForm fetcher={fetcher} intent="export" button="Download my data" look="line" />
    </>
  );
}

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

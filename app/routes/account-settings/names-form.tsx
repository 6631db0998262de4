import { useFetcher } from 'react-router';
import type { SignedIn } from '#app/browser/session/session-store.ts';
import { ProfileMissing } from '#app/components/signed-in/profile-missing.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';

export function NamesForm({ session: { profile, isProfileLoading } }: { session: SignedIn }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  if (profile === null) {
    return isProfileLoading ? <p className="text-soft">Loading…</p> : <ProfileMissing />;
  }
  return (
    <SignedInForm fetcher={fetcher} intent="names" button="Save names">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="first_name"
          label="First name"
          autoComplete="given-name"
          defaultValue={profile.first_name ?? ''}
          error={errors.first_name}
        />
        <TextField
          name="last_name"
          label="Last name"
          autoComplete="family-name"
          defaultValue={profile.last_name ?? ''}
          error={errors.last_name}
        />
      </div>
    </SignedInForm>
  );
}

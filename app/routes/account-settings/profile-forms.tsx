import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { sessionStore, type SignedIn } from '#app/browser/session/session-store.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { ProfileMissing } from '#app/components/signed-in/signed-in-shell.tsx';
import { done, findErrors, type FormAnswer, invalid } from '#app/components/ui/form-answer.ts';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { answerWrite, answerRefusal } from '#app/components/ui/run-form.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { field } from '#app/domain/field/field.ts';
import {
  updateNames,
  showOwnProfile,
  type OwnVisibility,
} from '#app/domain/profile/profile-calls.ts';
import { parseFirstName, parseLastName } from '#app/domain/profile/profile.ts';
import { reservedName } from '#app/messages/domain/profile.ts';
import * as t from '#app/messages/routes/account-settings.tsx';

export function NamesForm({ session: { profile, isProfileLoading } }: { session: SignedIn }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  if (profile === null) {
    return isProfileLoading ? <p className="text-soft">{t.loading}</p> : <ProfileMissing />;
  }
  return (
    <SignedInForm fetcher={fetcher} intent="names" button={t.saveNames}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="first_name"
          label={t.firstNameLabel}
          autoComplete="given-name"
          defaultValue={profile.first_name ?? ''}
          error={errors.first_name}
        />
        <TextField
          name="last_name"
          label={t.lastNameLabel}
          autoComplete="family-name"
          defaultValue={profile.last_name ?? ''}
          error={errors.last_name}
        />
      </div>
    </SignedInForm>
  );
}

const namesSchema = z.object({
  first_name: field(parseFirstName),
  last_name: field(parseLastName),
});

export const saveNames = signedInForm(namesSchema, async ({ db, userId }, names) => {
  const outcome = await updateNames({ db }, { userId, ...names });
  if (!outcome.ok && outcome.reason === 'reserved_name')
    return invalid({ first_name: reservedName });
  if (!outcome.ok) return answerRefusal(outcome);
  notify('saved');
  const { profile } = outcome;
  const { first_name, last_name } = profile;
  const now = sessionStore.get();
  if (now.status === 'signed-in') sessionStore.set({ ...now, first_name, last_name, profile });
  return done;
});

/** Whether others see the person's profile, and its address. */
export function VisibilityForm({ visibility }: { visibility: OwnVisibility }) {
  const { public_id, is_public } = visibility;
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <SignedInForm fetcher={fetcher} intent="visibility" button={t.saveVisibility} variant="line">
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="is_shown" value="yes" defaultChecked={is_public === true} />
          {t.profileShownLabel}
        </label>
      </SignedInForm>
      <p className="mt-4 text-sm text-soft">
        {is_public ? t.profileShown({ link: linkTo(`/people/${public_id}`) }) : t.profileHidden}
      </p>
    </>
  );
}

const visibilitySchema = z.object({ is_shown: z.optional(z.string()) });

export const saveVisibility = signedInForm(visibilitySchema, async ({ db, userId }, { is_shown }) =>
  answerWrite(await showOwnProfile({ db }, { userId, isPublic: is_shown === 'yes' }), 'saved'),
);

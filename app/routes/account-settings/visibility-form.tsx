import { Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { done, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { hideOwnProfile, type OwnVisibility } from '#app/domain/profile/profile-calls.ts';
import * as t from '#app/messages/routes/account-settings.tsx';

/** Whether others see the person's profile, and its address. */
export function VisibilityForm({ visibility }: { visibility: OwnVisibility }) {
  const { public_id, is_hidden } = visibility;
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <SignedInForm fetcher={fetcher} intent="visibility" button={t.saveVisibility} look="line">
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="is_shown" value="yes" defaultChecked={!is_hidden} />
          {t.profileShownLabel}
        </label>
      </SignedInForm>
      <p className="mt-4 text-sm text-soft">
        {is_hidden ? (
          t.profileHidden
        ) : (
          <>
            {t.profileShown({
              link: (text) => (
                <Link className="link-quiet" to={`/people/${public_id}`}>
                  {text}
                </Link>
              ),
            })}
          </>
        )}
      </p>
    </>
  );
}

const schema = z.object({ is_shown: z.optional(z.string()) });

export const saveVisibility = signedInForm(schema, async ({ db, userId }, { is_shown }) => {
  const outcome = await hideOwnProfile({ db }, { userId, isHidden: is_shown !== 'yes' });
  if (outcome.ok) {
    notify('saved');
    return done;
  }
  return answerFailure('saveFailed', outcome.reason);
});

import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { findOwnProfile } from '#app/browser/session/find-own-profile.ts';
import { later, settle } from '#app/components/signed-in/later.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { Subject } from '#app/components/signed-in/subject.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findOwnKeys } from '#app/domain/api-key/api-key-calls.ts';
import { getPreferences } from '#app/domain/notification/notification-calls.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/account-settings';
import { becomeOwner } from './become-owner.ts';
import { changeEmail } from './change-email.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { DeleteAccount } from './delete-account.tsx';
import { deleteOwnAccount } from './delete-own-account.ts';
import { confirmEmail } from './confirm-email.ts';
import { EmailForm } from './email-form.tsx';
import { ExportData } from './export-data.tsx';
import { Membership } from './membership.tsx';
import { Keys } from './keys.tsx';
import { makeKey } from './make-key.ts';
import { NamesForm } from './names-form.tsx';
import { NotificationsForm } from './notifications-form.tsx';
import { offerExport } from './offer-export.ts';
import { PasswordForm } from './password-form.tsx';
import { resendEmails } from './resend-emails.ts';
import { revokeOwnKey } from './revoke-own-key.ts';
import { saveNames } from './save-names.ts';
import { savePreferences } from './save-preferences.ts';
import { Sessions } from './sessions.tsx';
import { signOutOfAll } from './sign-out-of-all.ts';

export const handle = { isPrivate: true, title: 'Account settings' } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { db, session } = context.get(signedInContext);
  const keys = later(findOwnKeys({ db }, session.userId));
  // Waits for what is above the anchors that links point to; loading later, it would push them
  // away.
  const [preferences] = await Promise.all([
    settle(getPreferences({ db }, session.userId)),
    findOwnProfile(session),
  ]);
  return { preferences, keys };
}

/** Forms whose result the screen shows after reloading. */
const shownAnew = new Set<unknown>(['notifications', 'make-key', 'revoke-key']);

/** A form that does not concern the preferences must not lose them if they fail to load again. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, formData, defaultShouldRevalidate } = change;
  if (formMethod === 'POST' && !shownAnew.has(formData?.get('intent'))) return false;
  return defaultShouldRevalidate;
}

export const clientAction = signedInForms({
  names: saveNames,
  'become-owner': becomeOwner,
  email: changeEmail,
  'email-code': confirmEmail,
  'email-again': resendEmails,
  password: changeOwnPassword,
  notifications: savePreferences,
  'make-key': makeKey,
  'revoke-key': revokeOwnKey,
  export: offerExport,
  'sign-out-everywhere': signOutOfAll,
  delete: deleteOwnAccount,
});

export default function AccountSettings({ loaderData }: Route.ComponentProps) {
  const { session } = useScreenSession();
  return (
    <div className="mt-8 border-t border-ink">
      <Subject title="Your name" about="Stands beside what you write here, and in the masthead.">
        <NamesForm session={session} />
      </Subject>
      <Subject title="Membership" about="What you are here for. It can change.">
        <Membership session={session} />
      </Subject>
      <Subject title="Email" about="You sign in with it, and it is where our emails go.">
        <EmailForm session={session} />
      </Subject>
      <Subject
        id="password"
        title="Password"
        about="A new password signs you out on all your other devices."
      >
        <PasswordForm email={session.email} />
      </Subject>
      <Subject
        id="notifications"
        title="What you are told"
        about="Each kind of news: by email or behind the bell at the top. Emails about reviews, saved searches and the newsletter begin when these open."
      >
        <ScreenPart of={loaderData.preferences.of} what="your choices">
          {(preferences) => (
            <NotificationsForm preferences={preferences} isAdmin={isAdmin(session.profile)} />
          )}
        </ScreenPart>
      </Subject>
      <Subject
        id="keys"
        title="Keys for programs"
        about="For a program of yours that asks the directory more often than everybody may."
      >
        <ScreenPart of={loaderData.keys} what="your keys">
          {(keys) => <Keys keys={keys} />}
        </ScreenPart>
      </Subject>
      <Subject
        title="Your data"
        about="What the directory keeps about you, as one file for you to keep or take elsewhere."
      >
        <ExportData />
      </Subject>
      <Subject
        title="Devices"
        about="Left yourself signed in on a shared computer, or lost your phone?"
      >
        <Sessions />
      </Subject>
      <Subject title="Delete account" about="For good, and at once.">
        <DeleteAccount email={session.email} />
      </Subject>
    </div>
  );
}

import { type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { offerFile } from '#app/browser/offer-file.ts';
import { findOwnProfile } from '#app/browser/session/find-own-profile.ts';
import { sessionStore, type SignedIn } from '#app/browser/session/session-store.ts';
import { signOutBy } from '#app/browser/session/sign-out-state.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { later, ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { Subject } from '#app/components/signed-in/screen-section.tsx';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import {
  signedInForm,
  signedInForms,
  SignedInForm,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, type FormAnswer, failed, sessionEnded } from '#app/components/ui/form-answer.ts';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { answerAuthFailure, answerRefusal } from '#app/components/ui/run-form.ts';
import { countOwnTexts, exportAccount } from '#app/domain/account/account-calls.ts';
import { findOwnKeys } from '#app/domain/api-key/api-key-calls.ts';
import { findMetroNames } from '#app/domain/metro/metro-calls.ts';
import { getPreferences } from '#app/domain/notification/notification-calls.ts';
import { becomeBusinessOwner, findOwnVisibility } from '#app/domain/profile/profile-calls.ts';
import { isAdmin, roleNames } from '#app/domain/profile/profile.ts';
import { signOutEverywhere } from '#app/domain/session/session-calls.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as t from '#app/messages/routes/account-settings.tsx';
import type { Route } from './+types/account-settings';
import {
  changeOwnPassword,
  PasswordForm,
  changeEmail,
  confirmEmail,
  EmailForm,
  resendEmails,
} from './credential-forms.tsx';
import { DeleteAccount, deleteOwnAccount } from './delete-account.tsx';
import { Keys, makeKey, revokeOwnKey } from './keys.tsx';
import { NotificationsForm, savePreferences } from './notifications-form.tsx';
import { NamesForm, saveNames, saveVisibility, VisibilityForm } from './profile-forms.tsx';

const becomeOwner = signedInForm(z.object({}), async ({ db }) => {
  const outcome = await becomeBusinessOwner({ db });
  if (!outcome.ok) return answerRefusal(outcome);
  notify('saved');
  const now = sessionStore.get();
  if (now.status === 'signed-in' && now.profile !== null) {
    sessionStore.set({ ...now, profile: { ...now.profile, role: 'business_owner' } });
  }
  return done;
});

const offerExport = signedInForm(z.object({}), async ({ db }) => {
  const data = await exportAccount({ db }).catch(() => null);
  if (data === null) {
    notify(toasts.exportFailed);
    return failed;
  }
  const text = JSON.stringify(data, null, 2);
  offerFile(`mainstreet-${data.exported_at.slice(0, 10)}.json`, 'application/json', text);
  return done;
});

const signOutOfAll = signedInForm(z.object({}), async ({ db }) => {
  const outcome = await signOutBy(() => signOutEverywhere({ db }));
  if (outcome.ok) {
    notify(toasts.signedOutEverywhere);
    return done;
  }
  if (outcome.reason === 'session_ended') return sessionEnded;
  return answerAuthFailure(toasts.signOutFailed, outcome);
});

export const handle = { isPrivate: true, title: t.title } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { db, session } = context.get(signedInContext);
  const keys = later(findOwnKeys({ db }, session.userId));
  const texts = later(countOwnTexts({ db }));
  // Waits for what is above the anchors that links point to; loading later, it would push them
  // away.
  const [preferences, visibility] = await Promise.all([
    settle(Promise.all([getPreferences({ db }, session.userId), findMetroNames({ db })])),
    settle(findOwnVisibility({ db }, session.userId)),
    findOwnProfile(session),
  ]);
  return { preferences, visibility, keys, texts };
}

/** Forms whose result the screen shows after reloading. */
const shownAnew = new Set<unknown>(['notifications', 'visibility', 'make-key', 'revoke-key']);

/** A form that does not concern the preferences must not lose them if they fail to load again. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, formData, defaultShouldRevalidate } = change;
  if (formMethod === 'POST' && !shownAnew.has(formData?.get('intent'))) return false;
  return defaultShouldRevalidate;
}

export const clientAction = signedInForms({
  names: saveNames,
  visibility: saveVisibility,
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
      <Subject title={t.nameTitle} about={t.nameAbout}>
        <NamesForm session={session} />
      </Subject>
      <Subject id="profile" title={t.profileTitle} about={t.profileAbout}>
        <ScreenPart of={loaderData.visibility.of} failed={t.visibilityNotLoaded}>
          {(visibility) => visibility && <VisibilityForm visibility={visibility} />}
        </ScreenPart>
      </Subject>
      <Subject title={t.membershipTitle} about={t.membershipAbout}>
        <Membership session={session} />
      </Subject>
      <Subject title={t.emailTitle} about={t.emailAbout}>
        <EmailForm session={session} />
      </Subject>
      <Subject id="password" title={t.passwordTitle} about={t.passwordAbout}>
        <PasswordForm email={session.email} />
      </Subject>
      <Subject id="notifications" title={t.notificationsTitle} about={t.notificationsAbout}>
        <ScreenPart of={loaderData.preferences.of} failed={t.choicesNotLoaded}>
          {([preferences, metros]) => (
            <NotificationsForm
              preferences={preferences}
              metros={metros}
              isAdmin={isAdmin(session.profile)}
            />
          )}
        </ScreenPart>
      </Subject>
      <Subject id="keys" title={t.keysTitle} about={t.keysAbout}>
        <ScreenPart of={loaderData.keys} failed={t.keysNotLoaded}>
          {(keys) => <Keys keys={keys} />}
        </ScreenPart>
      </Subject>
      <Subject title={t.dataTitle} about={t.dataAbout}>
        <ExportData />
      </Subject>
      <Subject title={t.devicesTitle} about={t.devicesAbout}>
        <Sessions />
      </Subject>
      <Subject title={t.deleteTitle} about={t.deleteAbout}>
        <ScreenPart of={loaderData.texts} failed={t.textsNotCounted}>
          {(texts) => <DeleteAccount email={session.email} texts={texts} />}
        </ScreenPart>
      </Subject>
    </div>
  );
}

function Membership({ session }: { session: SignedIn }) {
  const fetcher = useFetcher<FormAnswer>();
  const { profile, isProfileLoading } = session;
  if (profile === null) {
    return <p className="text-soft">{isProfileLoading ? t.loading : t.membershipUnknown}</p>;
  }
  const role = <strong>{roleNames[profile.role]}</strong>;
  if (profile.role !== 'community_user') return <p>{t.currentRole({ role })}</p>;
  return (
    <>
      <p className="mb-4">
        {t.communityRole({
          role,
          link: linkTo('/gbo'),
        })}
      </p>
      <SignedInForm fetcher={fetcher} intent="become-owner" button={t.becomeOwner} variant="line" />
    </>
  );
}

function ExportData() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <p className="mb-4 text-sm">{t.downloadContents}</p>
      <SignedInForm fetcher={fetcher} intent="export" button={t.downloadData} variant="line" />
    </>
  );
}

function Sessions() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <p className="mb-4 text-sm">{t.signOutEverywhereEffect}</p>
      <SignedInForm
        fetcher={fetcher}
        intent="sign-out-everywhere"
        button={t.signOutEverywhere}
        variant="line"
      />
    </>
  );
}

import { SignedInScreen } from '#app/components/account/signed-in-screen.tsx';
import { signedInMeta } from '#app/components/account/signed-in-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { Route } from './+types/account-settings';
import { DeleteAccount } from './delete-account.tsx';
import { EmailForm } from './email-form.tsx';
import { ExportData } from './export-data.tsx';
import { NamesForm } from './names-form.tsx';
import { NotificationsForm } from './notifications-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import { SettingsSection } from './settings-section.tsx';

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function AccountSettings() {
  return (
    <SignedInScreen title="Account settings">
      {(session) => (
        <div className="mt-8">
          <SettingsSection
            title="Your name"
            about="Stands beside what you write here, and in the masthead."
          >
            <NamesForm session={session} />
          </SettingsSection>
          <SettingsSection
            title="Email"
            about="You sign in with it, and it is where our emails go."
          >
            <EmailForm session={session} />
          </SettingsSection>
          <SettingsSection
            title="Password"
            about="A new password signs you out on all your other devices."
          >
            <PasswordForm session={session} />
          </SettingsSection>
          <SettingsSection
            title="Emails"
            about="Which emails you want. Your choices are kept from now on; emails of a kind begin when its feature opens."
          >
            <NotificationsForm userId={session.userId} />
          </SettingsSection>
          <SettingsSection
            title="Your data"
            about="Everything the directory keeps about you, as one file for you to keep or take elsewhere."
          >
            <ExportData />
          </SettingsSection>
          <SettingsSection
            title="Devices"
            about="Left yourself signed in on a shared computer, or lost your phone?"
          >
            <Sessions />
          </SettingsSection>
          <SettingsSection title="Delete account" about="For good, and at once.">
            <DeleteAccount session={session} />
          </SettingsSection>
        </div>
      )}
    </SignedInScreen>
  );
}

export function meta(): Route.MetaDescriptors {
  return signedInMeta('Account settings');
}

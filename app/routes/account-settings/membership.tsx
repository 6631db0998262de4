import { Link, useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { SignedIn } from '#app/browser/session/session-store.ts';
import { roleNames } from '#app/domain/profile/profile.ts';
import * as t from '#app/messages/routes/account-settings.tsx';

export function Membership({ session }: { session: SignedIn }) {
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
          link: (text) => (
            <Link className="link-quiet" to="/gbo">
              {text}
            </Link>
          ),
        })}
      </p>
      <SignedInForm fetcher={fetcher} intent="become-owner" button={t.becomeOwner} look="line" />
    </>
  );
}

import { Link, useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { SignedIn } from '#app/browser/session/session-store.ts';
import { roleNames } from '#app/domain/profile/profile.ts';

export function Membership({ session }: { session: SignedIn }) {
  const fetcher = useFetcher<FormAnswer>();
  const { profile, isProfileLoading } = session;
  if (profile === null) {
    return <p className="text-soft">{isProfileLoading ? 'Loading…' : 'Not known right now.'}</p>;
  }
  const role = <strong>{roleNames[profile.role]}</strong>;
  if (profile.role !== 'community_user') return <p>You are here as: {role}</p>;
  return (
    <>
      <p className="mb-4">
        You are here as: {role}. Do you run a business? As a business owner you can do everything
        you can now; a listing becomes yours by{' '}
        <Link className="link-quiet" to="/gbo">
          claiming it
        </Link>
        .
      </p>
      <SignedInForm
        fetcher={fetcher}
        intent="become-owner"
        button="Become a business owner"
        look="line"
      />
    </>
  );
}

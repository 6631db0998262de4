import type { ReactNode } from 'react';
import type { Profile } from '#app/domain/profile/profile.ts';
import type { SignedIn } from '#app/domain/session/session.ts';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { ProfileMissing } from './profile-missing.tsx';
import { useRequiredSession } from './use-required-session.ts';

/** Whom a screen is for. A convenience: what a person may do is decided by Row Level Security. */
export type Requirement = {
  isMet: (profile: Profile) => boolean;
  /** What somebody else reads: whom this is for and what they can do. */
  refusal: ReactNode;
};

type SignedInScreenProps = {
  title: string;
  requires?: Requirement;
  children: (session: SignedIn) => ReactNode;
};

/**
 * The frame of a screen for people with a session. The server answers the same shell to everybody,
 * with 'Loading…'; the browser fills it. The screen's route needs `headers` with publicPageHeaders
 * and `meta` with privateMeta.
 */
export function SignedInScreen({ title, requires, children }: SignedInScreenProps) {
  const session = useRequiredSession();
  return (
    // As high as the window: what comes later pushes no footer that somebody sees.
    <div className="shell min-h-svh py-10 sm:py-14">
      <PageHeading>{title}</PageHeading>
      {session ? (
        <Guarded session={session} requires={requires}>
          {children}
        </Guarded>
      ) : (
        <p className="mt-6 text-soft" role="status">
          Loading…
        </p>
      )}
      <noscript>
        <p className="mt-4">Accounts need JavaScript. Searching and reading work without.</p>
      </noscript>
    </div>
  );
}

type GuardedProps = {
  session: SignedIn;
  requires: Requirement | undefined;
  children: (session: SignedIn) => ReactNode;
};

function Guarded({ session, requires, children }: GuardedProps) {
  const { profile, isProfileLoading } = session;
  if (requires === undefined) return children(session);
  if (profile === null && isProfileLoading) {
    return (
      <p className="mt-6 text-soft" role="status">
        Loading…
      </p>
    );
  }
  if (profile === null) return <ProfileMissing />;
  if (!requires.isMet(profile)) {
    return <div className="mt-6 max-w-[60ch] text-lg">{requires.refusal}</div>;
  }
  return children(session);
}

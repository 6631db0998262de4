import { Link } from 'react-router';
import { findOwnProfile } from '#app/browser/session/find-own-profile.ts';
import { settle } from '#app/components/signed-in/later.ts';
import { OwnListings } from '#app/components/signed-in/own-listings.tsx';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { ComingScreen } from '#app/components/site/coming-screen.tsx';
import { findOwnListings } from '#app/domain/business/find-own-listings.ts';
import { findObjections } from '#app/domain/claim/find-objections.ts';
import { findOwnClaims } from '#app/domain/claim/find-own-claims.ts';
import { findWaitingClaims } from '#app/domain/claim/find-waiting-claims.ts';
import { findOwnSubmissions } from '#app/domain/submission/find-own-submissions.ts';
import { findWaitingSubmissions } from '#app/domain/submission/find-waiting-submissions.ts';
import { type Profile, isAdmin, isBusinessOwner } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/dashboard';
import { Objections } from './claims/objections.tsx';
import { OwnClaims } from './claims/own-claims.tsx';
import { WaitingClaims } from './claims/waiting-claims.tsx';
import { DashboardPart } from './dashboard-part.tsx';
import { OwnSubmissions } from './submissions/own-submissions.tsx';
import { WaitingSubmissions } from './submissions/waiting-submissions.tsx';

export const handle = { isPrivate: true, title: 'Dashboard' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const profile = await findOwnProfile(person.session);
  const hasListings = isBusinessOwner(profile) || isAdmin(profile);
  const after = (name: string) => url.searchParams.get(name);
  const [waiting, waitingClaims, objections, listings, claims, submissions] = await Promise.all([
    isAdmin(profile) ? settle(findWaitingSubmissions(person, after('waiting'))) : null,
    isAdmin(profile) ? settle(findWaitingClaims(person, after('waiting-claims'))) : null,
    hasListings ? settle(findObjections(person)) : null,
    hasListings ? settle(findOwnListings(person)) : null,
    settle(findOwnClaims(person, after('claims'))),
    settle(findOwnSubmissions(person, after('submissions'))),
  ]);
  return { waiting, waitingClaims, objections, listings, claims, submissions };
}

/** By role: each part is a `DashboardPart` of its own. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { waiting, waitingClaims, objections, listings, claims, submissions } = loaderData;
  const { profile } = useScreenSession().session;
  return (
    <>
      {waiting && (
        <DashboardPart title="Submissions to look at">
          <ScreenPart of={waiting.of} what="the submissions that wait">
            {(page) => <WaitingSubmissions page={page} />}
          </ScreenPart>
        </DashboardPart>
      )}
      {waitingClaims && (
        <DashboardPart title="Claims to decide">
          <ScreenPart of={waitingClaims.of} what="the claims that wait">
            {(page) => <WaitingClaims page={page} />}
          </ScreenPart>
        </DashboardPart>
      )}
      {objections && (
        <ScreenPart of={objections.of} what="claims of your listings">
          {(found) => <Objections objections={found} />}
        </ScreenPart>
      )}
      {listings && (
        <DashboardPart title="Your listings">
          <ScreenPart of={listings.of} what="your listings">
            {(found) => <OwnListings listings={found} />}
          </ScreenPart>
        </DashboardPart>
      )}
      <DashboardPart title="Listings you claim">
        <ScreenPart of={claims.of} what="your claims">
          {(page) => <OwnClaims page={page} />}
        </ScreenPart>
      </DashboardPart>
      <DashboardPart title="Businesses you added">
        <ScreenPart of={submissions.of} what="what you added">
          {(page) => <OwnSubmissions page={page} />}
        </ScreenPart>
      </DashboardPart>
      {isAdmin(profile) && (
        <DashboardPart title="How fast the site is">
          <p className="mb-3 max-w-[60ch] text-soft">
            What the browsers of visitors measured: by screen, device and country, over time.
          </p>
          <Link className="button-line" to="/dashboard/metrics">
            See the measurements
          </Link>
        </DashboardPart>
      )}
      {isAdmin(profile) && (
        <DashboardPart title="Emails">
          <p className="mb-3 max-w-[60ch] text-soft">
            Whether what the directory writes to people gets through.
          </p>
          <Link className="button-line" to="/dashboard/mails">
            See what waits
          </Link>
        </DashboardPart>
      )}
      <div className="mt-12">
        <ComingScreen will={describeFuture(profile)} today={today} />
      </div>
    </>
  );
}

const today = [
  { to: '/', label: 'Search the directory' },
  { to: '/?open=now', label: 'See what is open now' },
  { to: '/account-settings', label: 'Change your name, email, password and notifications' },
];

function describeFuture(profile: Profile | null): string[] {
  const forAll = 'Your saved places and your reviews will stand here, too.';
  if (isAdmin(profile)) {
    return [
      forAll,
      'Admins will also find the queues of reviews and reports here, the import of listings, and the guides and blog.',
    ];
  }
  if (isBusinessOwner(profile)) {
    return [
      forAll,
      'For each of your listings you will see how often it is viewed and contacted, and the reviews that wait for your answer.',
    ];
  }
  return [forAll];
}

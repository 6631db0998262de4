import { Link } from 'react-router';
import { OwnListings } from '#app/components/account/own-listings.tsx';
import { SignedInScreen } from '#app/components/account/signed-in-screen.tsx';
import { ComingScreen } from '#app/components/site/coming-screen.tsx';
import { signedInMeta } from '#app/components/account/signed-in-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { type Profile, isAdmin, isBusinessOwner } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/dashboard';
import { DashboardPart } from './dashboard-part.tsx';

export function headers(): HeadersInit {
  return publicPageHeaders;
}

/** By role: each part is a `DashboardPart` of its own. */
export default function Dashboard() {
  return (
    <SignedInScreen title="Dashboard">
      {({ userId, profile }) => (
        <>
          {(isBusinessOwner(profile) || isAdmin(profile)) && (
            <DashboardPart title="Your listings">
              <OwnListings userId={userId} />
            </DashboardPart>
          )}
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
          <div className="mt-12">
            <ComingScreen will={describeFuture(profile)} today={today} />
          </div>
        </>
      )}
    </SignedInScreen>
  );
}

const today = [
  { to: '/', label: 'Search the directory' },
  { to: '/?open=now', label: 'See what is open now' },
  { to: '/account-settings', label: 'Change your name, email, password and notifications' },
];

function describeFuture(profile: Profile | null): string[] {
  const forAll =
    'Your saved places, your reviews, and your submissions and claims with their status will stand here.';
  if (isAdmin(profile)) {
    return [
      forAll,
      'Admins will also find the queues of submissions, claims, reviews and reports here, the import of listings, and the guides and blog.',
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

export function meta(): Route.MetaDescriptors {
  return signedInMeta('Dashboard');
}

import { OwnListings } from '#app/components/account/own-listings.tsx';
import { type Requirement, SignedInScreen } from '#app/components/account/signed-in-screen.tsx';
import { ComingScreen } from '#app/components/site/coming-screen.tsx';
import { signedInMeta } from '#app/components/account/signed-in-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { isAdmin, isBusinessOwner } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/business-profile';

export function headers(): HeadersInit {
  return publicPageHeaders;
}

const requires: Requirement = {
  isMet: (profile) => isBusinessOwner(profile) || isAdmin(profile),
  refusal:
    'This screen is for business owners. You become one when a claim on your listing is approved.',
};

export default function BusinessProfileEditor() {
  return (
    <SignedInScreen title="My listings" requires={requires}>
      {({ userId }) => (
        <>
          <div className="mt-8 mb-12">
            <OwnListings userId={userId} />
          </div>
          <ComingScreen
            will={[
              'Here you will keep your listings up to date: details, opening hours with special days, photos, and whether you are open, closed for a while, closed for good, or moved.',
            ]}
            today={[
              { to: '/', label: 'Find your business in the directory' },
              { to: '/account-settings', label: 'Choose which emails you want' },
            ]}
          />
        </>
      )}
    </SignedInScreen>
  );
}

export function meta(): Route.MetaDescriptors {
  return signedInMeta('My listings');
}

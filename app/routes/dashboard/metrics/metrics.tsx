import { SignedInScreen } from '#app/components/account/signed-in-screen.tsx';
import { signedInMeta } from '#app/components/account/signed-in-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/metrics';
import { MetricsPanel } from './metrics-panel.tsx';

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function MetricsScreen() {
  return (
    <SignedInScreen
      title="How fast the site is"
      requires={{ isMet: isAdmin, refusal: 'Only admins can read these numbers.' }}
    >
      {() => (
        <>
          <p className="mt-3 max-w-2xl text-lg text-soft">
            Measured in the browsers of visitors, without cookies, and kept by screen rather than by
            person.
          </p>
          <MetricsPanel />
        </>
      )}
    </SignedInScreen>
  );
}

export function meta(): Route.MetaDescriptors {
  return signedInMeta('How fast the site is');
}

import { type Requirement, SignedInScreen } from '#app/components/account/signed-in-screen.tsx';
import { ComingScreen } from '#app/components/site/coming-screen.tsx';
import { signedInMeta } from '#app/components/account/signed-in-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { Route } from './+types/super-admin';

export function headers(): HeadersInit {
  return publicPageHeaders;
}

const requires: Requirement = {
  isMet: ({ role }) => role === 'super_admin',
  refusal: 'This screen is for super admins. Your account is not one of them.',
};

export default function SuperAdmin() {
  return (
    <SignedInScreen title="Super admin" requires={requires}>
      {() => (
        <ComingScreen
          will={[
            'Users and their roles, the audit log, the settings of the directory and the health of its systems will be here.',
          ]}
          today={[
            { to: '/dashboard', label: 'Open your dashboard' },
            { to: '/account-settings', label: 'Change your account' },
          ]}
        />
      )}
    </SignedInScreen>
  );
}

export function meta(): Route.MetaDescriptors {
  return signedInMeta('Super admin');
}

import { requireRole } from '#app/components/signed-in/require-role.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { ComingScreen } from '#app/components/site/coming-screen.tsx';
import type { Route } from './+types/super-admin';

export const handle = { isPrivate: true, title: 'Super admin' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({
    isMet: ({ role }) => role === 'super_admin',
    refusal: 'This screen is for super admins. Your account is not one of them.',
  }),
];

export default function SuperAdmin() {
  return (
    <ComingScreen
      will={[
        'Users and their roles, the audit log, the settings of the directory and the health of its systems will be here.',
      ]}
      today={[
        { to: '/dashboard', label: 'Open your dashboard' },
        { to: '/account-settings', label: 'Change your account' },
      ]}
    />
  );
}

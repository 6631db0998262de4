import { Outlet } from 'react-router';
import { requireRole } from '#app/components/signed-in/require-session.ts';
import type { Route } from './+types/super-admin-area';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({
    isMet: ({ role }) => role === 'super_admin',
    refusal: 'This screen is for super admins. Your account is not one of them.',
  }),
];

/** The layout of those screens of admins that are for super admins. */
export default function SuperAdminArea() {
  return <Outlet />;
}

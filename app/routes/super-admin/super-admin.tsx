import { NavLink, Outlet } from 'react-router';
import { requireRole } from '#app/components/signed-in/require-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { Route } from './+types/super-admin';

export const handle = { isPrivate: true, title: 'Super admin' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({
    isMet: ({ role }) => role === 'super_admin',
    refusal: 'This screen is for super admins. Your account is not one of them.',
  }),
];

const parts = [
  { to: '/super-admin', label: 'People' },
  { to: '/super-admin/audit', label: 'Audit log' },
  { to: '/dashboard/settings', label: 'Settings' },
];

/** The layout of super admins' screens. */
export default function SuperAdmin() {
  return (
    <>
      <nav aria-label="Parts of this screen" className="mt-2 border-b border-rule sm:mt-4">
        <ul className="-mb-px flex flex-wrap gap-x-6">
          {parts.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                className={({ isActive }) =>
                  `inline-flex min-h-11 items-center border-b-2 ${isActive ? 'border-ink font-semibold' : 'border-transparent text-soft'}`
                }
                to={to}
                end
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}

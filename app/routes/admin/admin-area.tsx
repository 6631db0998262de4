import { Outlet } from 'react-router';
import { loadListViews } from '#app/components/list/saved-views.tsx';
import { requireRole, signedInContext } from '#app/components/signed-in/require-session.ts';
import { later } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findAdminOverview } from '#app/domain/health/health-calls.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/admin-area';

/** `isAdminArea`: the menu of the admins' screens is beside the screen. */
export const handle = {
  isPrivate: true,
  title: 'Admin',
  isAdminArea: true,
} satisfies SignedInHandle & {
  isAdminArea: true;
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'This screen is for admins.' }),
];

/** The numbers of the menu and the saved views of lists, which no screen waits for. */
export function clientLoader({ context }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  return { overview: later(findAdminOverview(person)), ...loadListViews(person) };
}

/** The layout of the admins' screens; `SignedInShell` renders their menu. */
export default function AdminArea() {
  return <Outlet />;
}

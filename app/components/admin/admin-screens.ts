import type { AdminOverview } from '#app/domain/health/health.ts';
import type { Role } from '#app/domain/profile/profile.ts';

/** A screen in the admins' menu. */
export type AdminScreen = {
  to: string;
  name: string;
  isForSuperAdmins?: boolean;
  /** How many things wait there. */
  count?: (overview: AdminOverview) => number;
};

/** The admins' screens in the order of their menu, a group of one purpose after the other. */
export const adminScreens: AdminScreen[] = [
  { to: '/dashboard', name: 'Home' },
  { to: '/dashboard/queue', name: 'Queue', count: ({ queue }) => sum(queue) },
  { to: '/dashboard/listings', name: 'Listings' },
  {
    to: '/dashboard/duplicates',
    name: 'Duplicates',
    count: ({ queue }) => sum(queue.filter(({ kind }) => kind === 'duplicate')),
  },
  { to: '/dashboard/imports', name: 'Imports', count: ({ imports }) => imports.length },
  { to: '/dashboard/export', name: 'Exports' },
  {
    to: '/dashboard/articles',
    name: 'Articles',
    count: ({ articles }) => articles.filter(({ gone }) => gone.length > 0).length,
  },
  { to: '/dashboard/authors', name: 'Authors' },
  { to: '/dashboard/cities', name: 'Cities' },
  { to: '/dashboard/people', name: 'People' },
  { to: '/dashboard/categories', name: 'Categories' },
  { to: '/dashboard/vocabulary', name: 'Search words' },
  { to: '/dashboard/health', name: 'Health', count: ({ failed_tasks }) => failed_tasks.length },
  { to: '/dashboard/figures', name: 'Figures' },
  { to: '/dashboard/mails', name: 'Emails', count: ({ failed_mails }) => failed_mails },
  { to: '/dashboard/invitations', name: 'Invited owners', count: ({ removals }) => removals },
  { to: '/dashboard/letters', name: 'Letters', count: ({ letters }) => letters },
  // Last, so that nothing moves when their role becomes known.
  { to: '/dashboard/texts', name: 'Texts', isForSuperAdmins: true },
  { to: '/dashboard/settings', name: 'Settings', isForSuperAdmins: true },
  { to: '/super-admin/audit', name: 'Audit log', isForSuperAdmins: true },
];

function sum(kinds: { count: number }[]): number {
  return kinds.reduce((all, { count }) => all + count, 0);
}

/** Returns the screens of somebody's menu. */
export function findOwnScreens(role: Role | undefined): AdminScreen[] {
  return adminScreens.filter(({ isForSuperAdmins }) => !isForSuperAdmins || role === 'super_admin');
}

/** The screens that an admin comes to from a list: a listing's editor, and what super admins have bookmarked. */
const fromLists = [
  ['/business-profile/', '/dashboard/listings'],
  ['/super-admin/audit', '/super-admin/audit'],
  ['/super-admin', '/dashboard/people'],
] as const;

/** Returns the screen of the menu that a path belongs to. */
export function findAdminScreen(pathname: string): AdminScreen | undefined {
  const path = fromLists.find(([start]) => pathname.startsWith(start))?.[1] ?? pathname;
  const found = adminScreens.filter(({ to }) => path === to || path.startsWith(`${to}/`));
  return found.toSorted((a, b) => b.to.length - a.to.length)[0];
}

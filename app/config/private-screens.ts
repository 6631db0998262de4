/**
 * The audience of the screens of routes/account by path prefix, the longest first. The sign-in
 * screen names it. A test compares it with app/routes.ts and with the roles that the loaders
 * require.
 */
export const privateScreens = [
  { path: '/dashboard/objections/', isFor: 'owners' },
  { path: '/dashboard/invitations', isFor: 'admins' },
  { path: '/dashboard/categories', isFor: 'admins' },
  { path: '/dashboard/vocabulary', isFor: 'admins' },
  { path: '/dashboard/directory', isFor: 'super-admins' },
  { path: '/dashboard/frame', isFor: 'super-admins' },
  { path: '/dashboard/texts', isFor: 'super-admins' },
  { path: '/dashboard/metrics', isFor: 'admins' },
  { path: '/dashboard/cities', isFor: 'admins' },
  { path: '/dashboard/settings', isFor: 'super-admins' },
  { path: '/dashboard/people', isFor: 'admins' },
  { path: '/dashboard/listings', isFor: 'admins' },
  { path: '/dashboard/letters', isFor: 'admins' },
  { path: '/dashboard/mails', isFor: 'admins' },
  { path: '/dashboard/queue', isFor: 'admins' },
  { path: '/dashboard/imports', isFor: 'admins' },
  { path: '/dashboard/export', isFor: 'admins' },
  { path: '/dashboard/articles', isFor: 'admins' },
  { path: '/dashboard/authors', isFor: 'admins' },
  { path: '/dashboard/duplicates', isFor: 'admins' },
  { path: '/dashboard/health', isFor: 'admins' },
  { path: '/dashboard/charts', isFor: 'admins' },
  { path: '/dashboard/figures', isFor: 'admins' },
  { path: '/business-submission/', isFor: 'everybody' },
  { path: '/business-profile', isFor: 'owners' },
  { path: '/notifications', isFor: 'everybody' },
  { path: '/invitations', isFor: 'everybody' },
  { path: '/super-admin', isFor: 'super-admins' },
  { path: '/account-settings', isFor: 'everybody' },
  { path: '/dashboard', isFor: 'everybody' },
  { path: '/business-claim/', isFor: 'everybody' },
  { path: '/messages', isFor: 'everybody' },
  { path: '/message/', isFor: 'everybody' },
  { path: '/business-question/', isFor: 'everybody' },
  { path: '/question/', isFor: 'everybody' },
  { path: '/business-review/', isFor: 'everybody' },
  { path: '/report/', isFor: 'everybody' },
  { path: '/admin-question/', isFor: 'everybody' },
  { path: '/suggested-edits/', isFor: 'everybody' },
] as const;

export type Audience = (typeof privateScreens)[number]['isFor'];

/** Returns who may open this path; null if no account is needed. */
export function findAudience(path: string): Audience | null {
  const { pathname } = new URL(path, 'https://mainstreet.invalid');
  return privateScreens.find((screen) => pathname.startsWith(screen.path))?.isFor ?? null;
}

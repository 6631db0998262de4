import { redirect } from 'react-router';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { Route } from './+types/former-address';

export const handle = { isPrivate: true, title: 'Moved' } satisfies SignedInHandle;

const present = [
  [/^\/super-admin(\/people)?/, '/dashboard/people'],
  [/^\/dashboard\/metrics.*/, '/dashboard/figures?group=speed'],
  [/^\/dashboard\/charts.*/, '/dashboard/figures'],
  [/^\/dashboard\/directory.*/, '/dashboard/settings'],
  [/^\/dashboard\/frame.*/, '/dashboard/settings#websites'],
] as const;

/** Addresses of the specification, of mails and of bookmarks, whose screens have moved. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [former, to] = present.find(([pattern]) => pattern.test(url.pathname)) ?? [/$/, ''];
  const target = new URL(url.pathname.replace(former, to), url);
  for (const [name, value] of url.searchParams) target.searchParams.append(name, value);
  throw redirect(target.pathname + target.search + target.hash);
}

export default function FormerAddress() {
  return null;
}

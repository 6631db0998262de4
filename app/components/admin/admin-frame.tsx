import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useMatches } from 'react-router';
import * as z from 'zod/mini';
import { useHydrated } from '#app/browser/hydration.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { readStored, storeText } from '#app/browser/storage/stored.ts';
import { getScrollKey } from '#app/components/site/page-heading.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { AdminOverview } from '#app/domain/health/health.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { type AdminScreen, findAdminScreen, findOwnScreens } from './admin-screens.ts';

const CommandMenu = lazy(async () => ({
  default: (await import('./command-menu.tsx')).CommandMenu,
}));

const BulkJobs = lazy(async () => ({
  default: (await import('./bulk-jobs.tsx')).BulkJobs,
}));

/** The admin's bulk jobs, on each of their screens. */
export function AdminJobs() {
  // The server's page has none.
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <BulkJobs />
    </Suspense>
  );
}

/**
 * Whether the screen has the admins' menu beside it: on their screens also before the session is known, as the server
 * renders them; on the home and in the editor of a listing once an admin has signed in.
 */
export function useHasAdminFrame(): boolean {
  const session = useSession();
  const matches = useMatches();
  const { pathname } = useLocation();
  const isKnown = session.status === 'signed-in' && !session.isProfileLoading;
  const isArea = matches.some(({ handle }) => (handle as AreaHandle | undefined)?.isAdminArea);
  if (!isKnown) return isArea;
  if (!isAdmin(session.profile)) return false;
  return isArea || pathname === '/dashboard' || pathname.startsWith('/business-profile/');
}

/** Of the layout of the admins' screens. */
type AreaHandle = { isAdminArea?: boolean };

/** The menu of the admins' screens, beside them or on narrow screens above, and the way back to a list. */
export function AdminFrame() {
  const { key, pathname } = useLocation();
  const session = useSession();
  const overview = useOverview();
  const role = session.status === 'signed-in' ? session.profile?.role : undefined;
  const here = findAdminScreen(pathname);
  const links = (
    <ul className="grid gap-px text-sm">
      {findOwnScreens(role).map((screen) => (
        <ScreenLink
          key={screen.to}
          screen={screen}
          isHere={screen === here}
          count={overview ? (screen.count?.(overview) ?? 0) : 0}
        />
      ))}
    </ul>
  );
  return (
    <nav className="no-print mb-4 lg:sticky lg:top-4 lg:self-start" aria-label="Admin">
      <FindButton />
      {/* Remounted, and so closed, after each navigation. */}
      <details key={key} className="mt-2 lg:hidden">
        <summary className="flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-rule-strong px-3 font-semibold">
          <Icon name="menu" className="size-5" /> {here?.name ?? 'Menu'}
        </summary>
        <div className="mt-1 border-b border-rule pb-2">{links}</div>
      </details>
      <div className="mt-3 hidden lg:block">{links}</div>
    </nav>
  );
}

type ScreenLinkProps = { screen: AdminScreen; isHere: boolean; count: number };

function ScreenLink({ screen: { to, name }, isHere, count }: ScreenLinkProps) {
  return (
    <li>
      <Link
        className={`flex min-h-11 items-center justify-between gap-3 rounded-control px-3 lg:min-h-9 ${isHere ? 'bg-sunk font-semibold' : 'hover:bg-sunk'}`}
        to={to}
        aria-current={isHere ? 'page' : undefined}
      >
        {name}
        {count > 0 && <span className="text-soft tabular-nums">{formatCount(count)}</span>}
      </Link>
    </li>
  );
}

/** The overview as the screens loaded it last; it stays on those that load none. */
let lastOverview: AdminOverview | null = null;

function useOverview(): AdminOverview | null {
  const matches = useMatches();
  const [overview, setOverview] = useState(lastOverview);
  const loaded = matches
    .map(
      ({ loaderData }) =>
        (loaderData as { overview?: Promise<AdminOverview> } | undefined)?.overview,
    )
    .findLast((one) => one !== undefined);
  useEffect(() => {
    let isGone = false;
    async function show(found: Promise<AdminOverview>) {
      lastOverview = await found;
      if (!isGone) setOverview(lastOverview);
    }
    // After a failure the numbers stay as they were.
    if (loaded) show(loaded).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [loaded]);
  return overview;
}

/** Opens the search of everything; Ctrl-K or Cmd-K does, too. */
function FindButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isKey =
        (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        className="flex min-h-11 w-full items-center justify-between gap-2 rounded-control border-[1.5px] border-rule-strong px-3 text-sm text-soft hover:text-ink"
        type="button"
        onClick={() => setOpen(true)}
      >
        Find anything <kbd className="hidden text-xs lg:inline">Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <CommandMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const listSchema = z.object({ search: z.string(), scrollKey: z.string() });

const keyOf = (list: string) => `mainstreet.admin-list:${list}`;

/** The list that the screen was opened from, with its search, page and place; nothing on the list itself. */
export function AdminBreadcrumb() {
  const location = useLocation();
  const { pathname, search } = location;
  const list = findAdminScreen(pathname);
  const isList = list?.to === pathname;
  const scrollKey = getScrollKey(location);
  useEffect(() => {
    if (!isList) return;
    storeText('sessionStorage', keyOf(pathname), JSON.stringify({ search, scrollKey }));
  }, [isList, pathname, search, scrollKey]);
  // The server's page has none.
  const isHydrated = useHydrated();
  if (list === undefined || isList) return null;
  const back = isHydrated ? readStored('sessionStorage', keyOf(list.to), listSchema) : null;
  return (
    <nav className="no-print -mt-3 mb-1" aria-label="Breadcrumb">
      <Link
        className="link-quiet inline-flex min-h-11 items-center text-sm text-soft"
        to={list.to + (back?.search ?? '')}
        state={back && { scrollKey: back.scrollKey }}
      >
        {list.name}
      </Link>
    </nav>
  );
}

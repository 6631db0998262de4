import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { EditableBusiness } from '#app/domain/editing/editing.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { formatPlace } from '#app/domain/business/business-labels.ts';
import { isPublic } from './listing-context.ts';
import { findParts } from './parts.ts';

type ListingFrameProps = { listing: EditableBusiness; children: ReactNode };

/** The layout of all screens of a listing: its address, and the tabs. */
export function ListingFrame({ listing, children }: ListingFrameProps) {
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
        <span className="wrap-anywhere">{formatPlace(listing.values)}</span>
        {isPublic(listing) && (
          <Link
            className="link-quiet inline-flex min-h-11 items-center text-sm"
            to={`/business/${listing.slug}`}
          >
            {t.seePublicPage}
          </Link>
        )}
      </p>
      <Tabs listing={listing} />
      {children}
    </>
  );
}

function Tabs({ listing }: { listing: EditableBusiness }) {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const here = `/business-profile/${listing.id}`;

  // Scrolls the current tab into the middle of the row.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (!row.current || !open) return;
    const excess = row.current.clientWidth - open.offsetWidth;
    row.current.scrollLeft = open.offsetLeft - row.current.offsetLeft - excess / 2;
  }, [pathname]);

  return (
    <nav aria-label={t.partsLabel} className="mt-2 border-b border-rule sm:mt-4">
      <ul ref={row} className="part-tabs -mb-px lg:flex lg:flex-wrap lg:gap-x-6">
        <Tab to={here} label={t.overview} isEnd />
        {findParts(listing).map(({ to, label }) => (
          <Tab key={to} to={`${here}/${to}`} label={label} />
        ))}
      </ul>
    </nav>
  );
}

type TabProps = { to: string; label: string; isEnd?: boolean };

function Tab({ to, label, isEnd = false }: TabProps) {
  return (
    <li>
      <NavLink
        className={({ isActive }) =>
          `inline-flex min-h-11 items-center border-b-2 ${isActive ? 'border-ink font-semibold' : 'border-transparent text-soft'}`
        }
        to={to}
        end={isEnd}
      >
        {label}
      </NavLink>
    </li>
  );
}

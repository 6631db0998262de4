import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { formatPlace } from '#app/domain/business/business-labels.ts';
import type { EditableBusiness } from '#app/domain/editing/editing-schema.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { isPublic } from './listing-context.ts';

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

type Part = {
  /** Below /business-profile/:id. */
  to: string;
  label: string;
  about: string;
  /** Whether editors of the hours only see it. */
  isForAll: boolean;
};

const parts: Part[] = [
  {
    to: 'details',
    label: t.details,
    about: t.detailsAbout,
    isForAll: false,
  },
  {
    to: 'hours',
    label: t.hours,
    about: t.hoursAbout,
    isForAll: true,
  },
  {
    to: 'services',
    label: t.services,
    about: t.servicesAbout,
    isForAll: false,
  },
  {
    to: 'attributes',
    label: t.features,
    about: t.featuresAbout,
    isForAll: false,
  },
  {
    to: 'photos',
    label: t.photos,
    about: t.photosAbout,
    isForAll: false,
  },
  {
    to: 'status',
    label: t.status,
    about: t.statusAbout,
    isForAll: false,
  },
  {
    to: 'reviews',
    label: t.reviews,
    about: t.reviewsAbout,
    isForAll: false,
  },
  {
    to: 'suggestions',
    label: t.suggestedEdits,
    about: t.suggestedEditsAbout,
    isForAll: false,
  },
  {
    to: 'statistics',
    label: t.statistics,
    about: t.statisticsAbout,
    isForAll: false,
  },
  {
    to: 'access',
    label: t.access,
    about: t.accessAbout,
    isForAll: true,
  },
  {
    to: 'history',
    label: t.history,
    about: t.historyAbout,
    isForAll: true,
  },
];

/** Returns the screen at this path if the editor may not use it; else null. */
export function findForbiddenPart(listing: EditableBusiness, pathname: string): Part | null {
  const part = parts.find(({ to }) => pathname.split('/')[3] === to);
  return part && !findParts(listing).includes(part) ? part : null;
}

/** Returns the screens of a listing for this editor, for tabs and overview. */
export function findParts({ can_edit_all }: EditableBusiness): Part[] {
  return parts.filter(({ isForAll }) => can_edit_all || isForAll);
}

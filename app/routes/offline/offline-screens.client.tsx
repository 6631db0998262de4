import { type MouseEvent, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation, createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ArticleText } from '#app/components/article/article-text.tsx';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import { buildCallLink } from '#app/components/profile/contact-links.ts';
import { AttributeList } from '#app/components/profile/profile-lists.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import type { Block } from '#app/domain/article/article.ts';
import { formatAddress, nameKind } from '#app/domain/business/business-labels.ts';
import { formatSpecialDays, formatWeek } from '#app/domain/business/format-hours.ts';
import {
  type MetroIndex,
  readIndexRow,
  type IndexedListing,
} from '#app/domain/metro-index/metro-index.ts';
import type { SavedGuide } from '#app/domain/offline/offline.ts';
import * as t from '#app/messages/routes/offline.ts';
import { SavedRow, NotSaved, openedAt, useTitle } from './offline-parts.tsx';
import { SavedScreen, NothingSaved, SavedNotice } from './saved-screen.tsx';
import { type LoadedCity, SearchScreen, useSavedCity } from './search-screen.tsx';

/**
 * Renders the stored data for any URL. The router is only for the search in the URL and the links
 * of texts; it does not handle clicks (see offline.tsx).
 */
export function openOffline(place: Element) {
  const router = createBrowserRouter([{ path: '*', element: <OfflineScreens /> }]);
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** The stored data that the URL requests. */
function OfflineScreens() {
  const { pathname } = useLocation();
  const { saved, reread } = useSavedCity();
  if (saved === undefined) return <p className="text-soft">{t.loading}</p>;
  if (saved === null) return <NothingSaved />;
  const view = findView(pathname, saved.city.slug);
  if (view.kind === 'saved')
    return <SavedScreen city={saved.city} onChange={() => void reread()} />;
  return (
    // The browser follows links itself, so that each tries the network first.
    <div onClickCapture={leaveLinks}>
      <SavedNotice city={saved.city} />
      {view.kind !== 'search' && <BackToSearch {...saved} />}
      {view.kind === 'search' && <SearchScreen {...saved} />}
      {view.kind === 'listing' && <CachedListing {...saved} slug={view.slug} />}
      {view.kind === 'guide' && <SavedGuideScreen {...saved} slug={view.slug} />}
      {view.kind === 'nothing' && <NotSaved city={saved.city} />}
    </div>
  );
}

function leaveLinks(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
}

function BackToSearch({ city }: LoadedCity) {
  return (
    <p className="mt-4">
      <a
        className="link-quiet inline-flex min-h-11 items-center gap-1"
        href={`/browse/metro/${city.slug}`}
      >
        <Icon name="search" className="size-4" /> {t.searchCity({ name: city.name })}
      </a>
    </p>
  );
}

function CachedListing({ city, contents: { index }, slug }: LoadedCity & { slug: string }) {
  const row = index.listings.find(([name]) => name === slug);
  if (!row) return <NotSaved city={city} />;
  return <ListingScreen listing={readIndexRow(index, row)} />;
}

function SavedGuideScreen({ city, contents, slug }: LoadedCity & { slug: string }) {
  const guide = contents.guides.find((one) => one.slug === slug);
  if (!guide) return <NotSaved city={city} />;
  return <GuideScreen guide={guide} index={contents.index} />;
}

/** A stored guide, with rows for its listings. */
function GuideScreen({ guide, index }: { guide: SavedGuide; index: MetroIndex }) {
  useTitle(guide.title);
  return (
    <article className="mt-2 max-w-3xl">
      <PageHeading size="profile">{guide.title}</PageHeading>
      <p className="mt-4 mb-8 max-w-[54ch] text-lg text-soft">{guide.summary}</p>
      {findParts(guide.blocks).map((part, number) =>
        Array.isArray(part) ? (
          // oxlint-disable-next-line no-array-index-key -- The parts of a text have an order and no identity.
          <ArticleText key={number} blocks={part} listings={[]} renderedAt={openedAt} />
        ) : (
          // oxlint-disable-next-line no-array-index-key -- The same listing may be named twice.
          <GuideListing key={number} slug={part.slug} index={index} />
        ),
      )}
    </article>
  );
}

/** Nothing if the listing is not in this metro, or not in the directory any more. */
function GuideListing({ slug, index }: { slug: string; index: MetroIndex }) {
  const row = index.listings.find(([name]) => name === slug);
  if (!row) return null;
  return (
    <div className="my-6 rounded-card bg-raised p-4 shadow-card">
      <SavedRow listing={readIndexRow(index, row)} />
    </div>
  );
}

/** The stored facts of a listing: address, phone and hours. */
function ListingScreen({ listing }: { listing: IndexedListing }) {
  const { name, phone, rating, review_count } = listing;
  useTitle(name);
  return (
    <article className="mt-2">
      <PageHeading size="profile">{name}</PageHeading>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-soft">
        <Rating rating={rating} count={review_count} />
        <span>{nameKind(listing)}</span>
      </p>
      <OpenStatus hours={listing} renderedAt={openedAt} className="mt-2 text-lg" />
      <p className="mt-4 flex gap-3">
        <Icon name="pin" className="h-[1lh] w-5" />
        <span>{formatAddress(listing)}</span>
      </p>
      {phone && (
        <p className="mt-4">
          <a className="button-solid" href={buildCallLink(phone)}>
            <Icon name="phone" /> {t.call({ phone })}
          </a>
        </p>
      )}
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <Week listing={listing} />
        <AttributeList attributes={listing.attributes} />
      </div>
    </article>
  );
}

/** The week, and upcoming special days. */
function Week({ listing }: { listing: IndexedListing }) {
  const now = useNow(openedAt);
  const specialDays = formatSpecialDays(listing, now);
  const week = listing.opening_hours.length > 0 ? formatWeek(listing, now) : [];
  if (week.length === 0 && specialDays.length === 0) return null;
  return (
    <TitledSection id="hours" title={t.hours} headingClass="text-section">
      <table className="mt-4 w-full">
        <caption className="sr-only">{t.hoursCaption}</caption>
        <tbody>
          {week.map(({ day, lines, isToday }) => (
            <HoursLine key={day} name={day} lines={lines} isToday={isToday} />
          ))}
          {specialDays.map(({ date, label, lines }) => (
            <HoursLine key={date} name={label} lines={lines} />
          ))}
        </tbody>
      </table>
    </TitledSection>
  );
}

type HoursLineProps = { name: string; lines: string[]; isToday?: boolean };

function HoursLine({ name, lines, isToday }: HoursLineProps) {
  const weight = isToday ? 'font-semibold' : 'font-normal';
  return (
    <tr
      className={`border-t border-rule align-top ${weight}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <th className={`py-2 pr-4 text-left ${weight}`} scope="row">
        {name}
      </th>
      <td className="py-2 text-right tabular-nums">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </td>
    </tr>
  );
}

type ListingBlock = Extract<Block, { type: 'listing' }>;

/** Splits blocks at listings. */
function findParts(blocks: Block[]): (Block[] | ListingBlock)[] {
  const parts: (Block[] | ListingBlock)[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.type === 'listing') parts.push(block);
    else if (Array.isArray(last)) last.push(block);
    else parts.push([block]);
  }
  return parts;
}

/** The view of the stored metro that a URL requests. */
type View =
  | { kind: 'saved' }
  | { kind: 'search' }
  | { kind: 'listing' | 'guide'; slug: string }
  | { kind: 'nothing' };

/** @param metro slug of the stored metro */
export function findView(pathname: string, metro: string): View {
  const [area = '', slug, ...more] = pathname.split('/').filter(Boolean);
  if (area === 'offline' && slug === undefined) return { kind: 'saved' };
  if (area === '' || (area === 'home-search' && slug === undefined)) return { kind: 'search' };
  if (pathname === `/browse/metro/${metro}`) return { kind: 'search' };
  // Slugs contain no characters that need escaping.
  if (slug === undefined || slug.includes('%') || more.length > 0) return { kind: 'nothing' };
  if (area === 'business') return { kind: 'listing', slug };
  if (area === 'cityguides') return { kind: 'guide', slug };
  return { kind: 'nothing' };
}

import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';
import { readIndexRow } from '#app/domain/metro-index/metro-index.ts';
import { findView } from './find-view.ts';
import { KeptScreen, NothingKept } from './kept-screen.tsx';
import { GuideScreen } from './guide-screen.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { ListingScreen } from './listing-screen.tsx';
import { NotKept } from './not-kept.tsx';
import { SearchScreen } from './search-screen.tsx';
import { type Kept, useKeptCity } from './use-kept-city.ts';

/** The stored data that the URL requests. */
export function OfflineScreens() {
  const { pathname } = useLocation();
  const { kept, reread } = useKeptCity();
  if (kept === undefined) return <p className="text-soft">Loading…</p>;
  if (kept === null) return <NothingKept />;
  const view = findView(pathname, kept.city.slug);
  if (view.kind === 'kept') return <KeptScreen city={kept.city} onChange={() => void reread()} />;
  return (
    // The browser follows links itself, so that each tries the network first.
    <div onClickCapture={leaveLinks}>
      <KeptNotice city={kept.city} />
      {view.kind !== 'search' && <BackToSearch {...kept} />}
      {view.kind === 'search' && <SearchScreen {...kept} />}
      {view.kind === 'listing' && <KeptListing {...kept} slug={view.slug} />}
      {view.kind === 'guide' && <KeptGuideScreen {...kept} slug={view.slug} />}
      {view.kind === 'nothing' && <NotKept city={kept.city} />}
    </div>
  );
}

function leaveLinks(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
}

function BackToSearch({ city }: Kept) {
  return (
    <p className="mt-4">
      <a
        className="link-quiet inline-flex min-h-11 items-center gap-1"
        href={`/browse/metro/${city.slug}`}
      >
        <Icon name="search" className="size-4" /> Search {city.name}
      </a>
    </p>
  );
}

function KeptListing({ city, contents: { index }, slug }: Kept & { slug: string }) {
  const row = index.listings.find(([name]) => name === slug);
  if (!row) return <NotKept city={city} />;
  return <ListingScreen listing={readIndexRow(index, row)} />;
}

function KeptGuideScreen({ city, contents, slug }: Kept & { slug: string }) {
  const guide = contents.guides.find((one) => one.slug === slug);
  if (!guide) return <NotKept city={city} />;
  return <GuideScreen guide={guide} index={contents.index} />;
}

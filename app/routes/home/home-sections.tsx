import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { GuideTile } from '#app/components/article/article-tile.tsx';
import { ListingTile } from '#app/components/listing/listing-tile.tsx';
import { ListingCover } from '#app/components/pictures/listing-cover.tsx';
import { CardLink } from '#app/components/ui/card-link.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { LowerPart } from '#app/components/ui/loading.tsx';
import type { GuideCard } from '#app/domain/article/article.ts';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/home/common.ts';
import type { ShownListing } from './packed-view.ts';

type IndexEntry = { to: string; name: string; count: number | null };

type DirectoryIndexProps = {
  entries: IndexEntry[];
  /** Opens the rest: "39 more categories". */
  more: (rest: { count: number }) => string;
  /** Closes it again. */
  fewer: string;
  isNarrow?: boolean;
};

const shownAtOnce = 12;

/** Names with dotted leaders to their counts, like the index of a printed directory. */
export function DirectoryIndex(props: DirectoryIndexProps) {
  const { entries, more, fewer, isNarrow = false } = props;
  const columns = isNarrow ? 'columns-[2_15rem]' : 'columns-[4_15rem]';
  const rest = entries.slice(shownAtOnce);
  return (
    <div className={`mt-4 gap-x-10 ${columns}`}>
      <EntryList entries={entries.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <Disclosure
          className="open-when-wide group/index"
          title={
            <>
              <span className="group-open/index:hidden">{more({ count: rest.length })}</span>
              <span className="hidden group-open/index:inline">{fewer}</span>
            </>
          }
          titleClass="font-medium"
        >
          <EntryList entries={rest} />
        </Disclosure>
      )}
    </div>
  );
}

function EntryList({ entries }: { entries: IndexEntry[] }) {
  return (
    <ul>
      {entries.map(({ to, name, count }) => (
        <li key={to} className="break-inside-avoid">
          <Link
            prefetch="intent"
            className="group flex items-baseline gap-2 py-2.5 lg:py-1.5"
            to={to}
          >
            <span className="font-medium group-hover:text-accent">{name}</span>
            <span className="leader" aria-hidden="true" />
            <span className="text-sm text-soft tabular-nums">
              {count !== null && formatCount(count)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type SectionHeadingProps = { id: string; title: string; to?: string; linkText?: string };

export function SectionHeading({ id, title, to, linkText }: SectionHeadingProps) {
  return (
    <div className="rule-double">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-3">
        <h2 id={id} className="text-section wrap-anywhere">
          {title}
        </h2>
        {to && (
          <Link
            prefetch="intent"
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium hover:text-accent"
            to={to}
          >
            {linkText} <Icon name="arrow" className="size-4" />
          </Link>
        )}
      </div>
    </div>
  );
}

/** Listings with large pictures. */
export function TileGrid({
  listings,
  renderedAt,
}: {
  listings: ShownListing[];
  renderedAt: number;
}) {
  return (
    <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {listings.map((listing) => (
        <li key={listing.slug}>
          <ListingTile listing={listing} renderedAt={renderedAt} />
        </li>
      ))}
    </ul>
  );
}

type GuideRowProps = { title: string; guides: GuideCard[]; className?: string };

/** A few city guides; nothing where there are none. */
export function GuideRow({ title, guides, className = '' }: GuideRowProps) {
  if (guides.length === 0) return null;
  return (
    <LowerPart className={`shell ${className}`} aria-labelledby="guides">
      <SectionHeading id="guides" title={title} to="/cityguides" linkText={t.allGuides} />
      <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {guides.map((guide) => (
          <li key={guide.slug}>
            <GuideTile guide={guide} />
          </li>
        ))}
      </ul>
    </LowerPart>
  );
}

type ListingLineProps = {
  listing: ComponentProps<typeof ListingCover>['listing'] & { name: string };
  renderedAt: number;
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  /** Its facts. */
  children: ReactNode;
};

/** A listing of a short list, with a small picture. */
export function ListingLine({
  listing,
  renderedAt,
  heading: Heading = 'h3',
  children,
}: ListingLineProps) {
  return (
    <li className="group relative flex items-start gap-4 py-3.5">
      <ListingCover
        listing={listing}
        renderedAt={renderedAt}
        sizes="4rem"
        isClose
        className="aspect-square w-[min(4rem,22%)] shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <Heading className="font-display text-base leading-snug font-bold wrap-anywhere" dir="auto">
          <CardLink to={`/business/${listing.slug}`}>{listing.name}</CardLink>
        </Heading>
        {children}
      </div>
    </li>
  );
}

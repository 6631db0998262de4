import type { Hours, ListingCard } from '#app/domain/business/business.ts';
import { getOpenState } from '#app/domain/business/open-state.ts';
import { useNow } from '#app/components/listing/use-now.ts';
import { PhotoCover } from './photo-cover.tsx';
import { ShopFrontCover } from './cover.tsx';

type ListingCoverProps = {
  listing: Hours & Pick<ListingCard, 'slug' | 'category' | 'cover'>;
  renderedAt: number;
  /** Whether the windows of its drawing are lit; by default if it is open now. */
  isOpen?: boolean;
  sizes: string;
  /** A closer view of the house, for roughly square pictures. */
  isClose?: boolean;
  /** Visible at once and the largest element on the screen: fetched with high priority. */
  isFirst?: boolean;
  className?: string;
};

/**
 * The picture on a listing's card: its owner's photo, else its shop front. Decorative: the card's
 * text identifies the listing.
 */
export function ListingCover(props: ListingCoverProps) {
  const { listing, renderedAt, isOpen, sizes, isClose, ...shown } = props;
  const isOpenNow = useIsOpen(listing, renderedAt);
  const { slug, category, cover } = listing;
  if (cover) return <PhotoCover photo={cover} sizes={sizes} {...shown} />;
  const subject = { slug, hue: category.hue, trade: category.slug, isOpen: isOpen ?? isOpenNow };
  return <ShopFrontCover subject={subject} isClose={isClose} {...shown} />;
}

/** Returns whether a listing is open, kept current in the browser. */
export function useIsOpen(hours: Hours, renderedAt: number): boolean {
  return getOpenState(hours, useNow(renderedAt)).kind.startsWith('open');
}

import { useNow } from '#app/components/listing/use-now.ts';
import type { Hours, ListingCard } from '#app/domain/business/business.ts';
import { getOpenState } from '#app/domain/business/open-state.ts';
import { type Cover, smallWidth } from '#app/domain/photo/photo.ts';
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
  const { hue, drawing: trade = category.slug } = category;
  const subject = { slug, hue, trade, isOpen: isOpen ?? isOpenNow };
  return <ShopFrontCover subject={subject} isClose={isClose} {...shown} />;
}

/** Returns whether a listing is open, kept current in the browser. */
export function useIsOpen(hours: Hours, renderedAt: number): boolean {
  return getOpenState(hours, useNow(renderedAt)).kind.startsWith('open');
}

type PhotoCoverProps = {
  photo: Cover;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Text alternative; '' where the text beside it says the same. */
  alt?: string;
  /** Visible at once and the largest element on the screen: fetched with high priority. */
  isFirst?: boolean;
  /** Keeps the photo's aspect ratio, uncropped. */
  isWhole?: boolean;
  className?: string;
};

/**
 * A listing's photo, cropped to its box by default. Shows a thumbnail of a few pixels below it
 * until it has loaded: a separate image, since our CSP allows no style attributes, and this needs
 * no script.
 */
export function PhotoCover({
  photo,
  sizes,
  alt = '',
  isFirst,
  isWhole,
  className = '',
}: PhotoCoverProps) {
  const { url, small_url, width, height, placeholder } = photo;
  return (
    <span className={`cover photo ${isWhole ? 'photo-contain' : ''} ${className}`}>
      <img src={placeholder} alt="" />
      <img
        src={small_url}
        srcSet={`${small_url} ${smallWidth(photo)}w, ${url} ${width}w`}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}

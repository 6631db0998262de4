import type { ComponentProps } from 'react';
import { coverAddress, type Drawing } from './cover-address.ts';

type CoverProps = Pick<ComponentProps<'img'>, 'className'> & {
  drawing: Drawing;
  subject?: Parameters<typeof coverAddress>[1];
  /** Visible at once and the largest element on the screen: fetched with high priority. */
  isFirst?: boolean;
};

/**
 * A decorative drawing in place of a photo. One image instead of fifty shapes in the page: less to
 * transfer, lay out and hydrate.
 */
function Cover({ drawing, subject, isFirst = false, className = '' }: CoverProps) {
  return (
    <img
      className={`cover ${className}`}
      src={coverAddress(drawing, subject)}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}

type CityCoverProps = {
  /** Of the metro. */
  slug: string;
  size: 'card' | 'panorama';
  /** Visible at once and the largest element on the screen: fetched with high priority. */
  isFirst?: boolean;
  className?: string;
};

/** The picture of a city guide: shop fronts below a skyline. */
export function CityCover({ slug, size, isFirst, className }: CityCoverProps) {
  const isPanorama = size === 'panorama';
  return (
    <Cover
      drawing={isPanorama ? 'city' : 'city-card'}
      subject={{ slug }}
      isFirst={isFirst ?? isPanorama}
      className={className}
    />
  );
}

/** What a listing's drawing shows. */
type ShopFront = { slug: string; hue: number; trade: string; isOpen: boolean };

type PanoramaCoverProps = ShopFront & { className?: string };

/** The listing's shop front in its street, the neighbours faded. */
export function PanoramaCover({ className, ...subject }: PanoramaCoverProps) {
  return <Cover drawing="panorama" subject={subject} isFirst className={className} />;
}

type ShopFrontCoverProps = {
  subject: ShopFront;
  /** A closer view of the house, for roughly square pictures. */
  isClose?: boolean;
  /** Visible at once and the largest element on the screen: fetched with high priority. */
  isFirst?: boolean;
  className?: string;
};

/** The picture of a listing that has no photo: its own shop front. */
export function ShopFrontCover({ isClose, ...shown }: ShopFrontCoverProps) {
  return <Cover drawing={isClose ? 'close' : 'shop'} {...shown} />;
}

/** A row of shop fronts in front of the page's evening sky. */
export function StreetCover({ className }: { className?: string }) {
  return <Cover drawing="street" isFirst className={`bg-transparent ${className}`} />;
}

type WindowCoverProps = { slug: string; isFirst?: boolean; className?: string };

/** The picture of a blog post: a shop window with three things in it. */
export function WindowCover({ slug, isFirst, className }: WindowCoverProps) {
  return <Cover drawing="window" subject={{ slug }} isFirst={isFirst} className={className} />;
}

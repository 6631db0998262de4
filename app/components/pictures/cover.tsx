import type { ComponentProps } from 'react';

type CoverProps = Pick<ComponentProps<'img'>, 'className'> & {
  drawing: Drawing;
  subject?: Subject;
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

/** The drawings that functions/placeholders renders. */
export const drawings = [
  'shop',
  'close',
  'panorama',
  'city-card',
  'city',
  'window',
  'street',
] as const;
export type Drawing = (typeof drawings)[number];

type Subject = { slug?: string; hue?: number; trade?: string; isOpen?: boolean };

/** Change when the drawings change: browsers cache them for a year. */
const version = '2';

/**
 * Returns a drawing's URL. The drawing depends on its URL alone and needs no database.
 * @param subject slug: the random seed; hue: 0 to 360; trade: its category's slug, which gives house
 * and sign; isOpen: whether its windows are lit. Each state is a file of its own, so that browsers
 * fetch a listing's two pictures once, not with each minute.
 */
export function coverAddress(drawing: Drawing, subject: Subject = {}): string {
  const { slug, hue, trade, isOpen } = subject;
  const params = new URLSearchParams({ v: version });
  if (slug !== undefined) params.set('slug', slug);
  if (hue !== undefined) params.set('hue', String(hue));
  if (trade !== undefined) params.set('trade', trade);
  if (isOpen) params.set('open', '1');
  return `/art/${drawing}.svg?${params}`;
}

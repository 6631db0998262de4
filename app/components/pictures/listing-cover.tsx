import type { Cover } from '#app/domain/photo/photo.ts';
import { PhotoCover } from './photo-cover.tsx';
import { ShopFrontCover } from './cover.tsx';

type ListingCoverProps = {
  slug: string;
  name: string;
  hue: number;
  /** The owner's photo; null without one: the listing's shop front is then drawn. */
  photo: Cover | null;
  sizes: string;
  /** A closer view of the house, for roughly square pictures. */
  isClose?: boolean;
  /** Visible at once and the largest element on the screen: fetched with high priority. */
  isFirst?: boolean;
  className?: string;
};

/** The picture on a listing's card. Decorative: the card's text identifies the listing. */
export function ListingCover(props: ListingCoverProps) {
  const { photo, sizes, isFirst, className, ...shopFront } = props;
  const shown = { isFirst, className };
  if (photo) return <PhotoCover photo={photo} sizes={sizes} {...shown} />;
  return <ShopFrontCover {...shopFront} {...shown} />;
}

import type { Cover } from '#app/domain/photo/photo.ts';
import { PhotoCover } from './photo-cover.tsx';
import { ShopFrontCover } from './shop-front-cover.tsx';

type ListingCoverProps = {
  slug: string;
  name: string;
  hue: number;
  /** The owner's photo; null where there is none, then the listing's shop front is drawn. */
  photo: Cover | null;
  sizes: string;
  /** Nearer to the house, for pictures about as high as wide. */
  isClose?: boolean;
  /** Seen at once, and the largest thing on the screen: asked for before all else. */
  isFirst?: boolean;
  className?: string;
};

/** The picture of a listing on its card. Decorative: the card's words say what it is. */
export function ListingCover(props: ListingCoverProps) {
  const { photo, sizes, isFirst, className, ...shopFront } = props;
  const shown = { isFirst, className };
  if (photo) return <PhotoCover photo={photo} sizes={sizes} {...shown} />;
  return <ShopFrontCover {...shopFront} {...shown} />;
}

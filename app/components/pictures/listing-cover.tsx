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
  className?: string;
};

/** The picture of a listing on its card. Decorative: the card's words say what it is. */
export function ListingCover({ photo, sizes, className, ...shopFront }: ListingCoverProps) {
  if (photo) return <PhotoCover photo={photo} sizes={sizes} className={className} />;
  return <ShopFrontCover {...shopFront} className={className} />;
}

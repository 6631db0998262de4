import { Cover } from './cover.tsx';

type ShopFrontCoverProps = {
  slug: string;
  name: string;
  hue: number;
  /** Nearer to the house, for pictures about as high as wide. */
  isClose?: boolean;
  className?: string;
};

/** The picture of a listing that has no photo: its own shop front. */
export function ShopFrontCover({ isClose = false, className, ...subject }: ShopFrontCoverProps) {
  return <Cover drawing={isClose ? 'close' : 'shop'} subject={subject} className={className} />;
}

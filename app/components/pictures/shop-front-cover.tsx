import { Cover } from './cover.tsx';

type ShopFrontCoverProps = {
  slug: string;
  name: string;
  hue: number;
  /** Nearer to the house, for pictures about as high as wide. */
  isClose?: boolean;
  /** Seen at once, and the largest thing on the screen: asked for before all else. */
  isFirst?: boolean;
  className?: string;
};

/** The picture of a listing that has no photo: its own shop front. */
export function ShopFrontCover(props: ShopFrontCoverProps) {
  const { isClose = false, isFirst, className, ...subject } = props;
  const shown = { isFirst, className };
  return <Cover drawing={isClose ? 'close' : 'shop'} subject={subject} {...shown} />;
}

import { Cover } from './cover.tsx';

type ShopFrontCoverProps = {
  slug: string;
  name: string;
  hue: number;
  /** A closer view of the house, for roughly square pictures. */
  isClose?: boolean;
  /** Visible at once and the largest element on the screen: fetched with high priority. */
  isFirst?: boolean;
  className?: string;
};

/** The picture of a listing that has no photo: its own shop front. */
export function ShopFrontCover(props: ShopFrontCoverProps) {
  const { isClose = false, isFirst, className, ...subject } = props;
  const shown = { isFirst, className };
  return <Cover drawing={isClose ? 'close' : 'shop'} subject={subject} {...shown} />;
}

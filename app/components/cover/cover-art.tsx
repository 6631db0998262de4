import { Cover } from './cover.tsx';

type CoverArtProps = {
  slug: string;
  name: string;
  hue: number;
  /** Nearer to the house, for pictures about as high as wide. */
  isClose?: boolean;
  className?: string;
};

/** The picture of a listing that has no photo: its own shop front. */
export function CoverArt({ isClose = false, className, ...subject }: CoverArtProps) {
  return <Cover drawing={isClose ? 'close' : 'shop'} subject={subject} className={className} />;
}

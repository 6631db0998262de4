import { Cover } from './cover.tsx';

type PanoramaCoverProps = { slug: string; name: string; hue: number; className?: string };

/** The listing's shop front in its street, the neighbours faded. */
export function PanoramaCover({ className, ...subject }: PanoramaCoverProps) {
  return <Cover drawing="panorama" subject={subject} isFirst className={className} />;
}

import { Cover } from './cover.tsx';

type CoverPanoramaProps = { slug: string; name: string; hue: number; className?: string };

/** The listing's shop front in its street, the neighbours faded. */
export function CoverPanorama({ className, ...subject }: CoverPanoramaProps) {
  return <Cover drawing="panorama" subject={subject} isFirst className={className} />;
}

import { Cover } from './cover.tsx';

type CityCoverProps = { slug: string; size: 'card' | 'panorama'; className?: string };

/** The picture of a city guide: shop fronts below a skyline. */
export function CityCover({ slug, size, className }: CityCoverProps) {
  const isPanorama = size === 'panorama';
  return (
    <Cover
      drawing={isPanorama ? 'city' : 'city-card'}
      subject={{ slug }}
      isFirst={isPanorama}
      className={className}
    />
  );
}

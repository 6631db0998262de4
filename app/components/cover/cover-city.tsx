import { Cover } from './cover.tsx';

type CoverCityProps = { slug: string; size: 'card' | 'panorama'; className?: string };

/** The picture of a city guide: shop fronts below a skyline. */
export function CoverCity({ slug, size, className }: CoverCityProps) {
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

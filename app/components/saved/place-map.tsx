import { useState } from 'react';
import { AreaMap } from '#app/components/map/area-map.tsx';
import { MapCard } from '#app/components/map/map-card.tsx';
import { searchAddress } from '#app/components/search/search-address.ts';
import type { EmbeddedListing } from '#app/domain/article/article.ts';
import { nameKind } from '#app/domain/business/business-labels.ts';
import { boundsOf, formatBounds } from '#app/domain/map/map.ts';
import * as t from '#app/messages/components/saved.ts';

type PlaceMapProps = { places: EmbeddedListing[]; renderedAt: number };

/** Saved places on a map, which loads the land around them; says so where no location is known. */
export function PlaceMap({ places, renderedAt }: PlaceMapProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const markers = places.flatMap(({ slug, name, lat, lng, city, state, ...place }) =>
    lat === null || lng === null
      ? []
      : {
          id: slug,
          name,
          detail: `${nameKind(place)}, ${city}, ${state}`,
          to: `/business/${slug}`,
          lat,
          lng,
          isApproximate: false,
        },
  );
  const area = boundsOf(markers);
  if (area === null) return <p className="text-soft">{t.locationsUnknown}</p>;
  return (
    <AreaMap
      key={formatBounds(area)}
      map={{ area, outlines: null, places: [] }}
      markers={markers}
      clusters={[]}
      label={t.mapLabel}
      highlighted={highlighted}
      onHighlight={setHighlighted}
      addressOfArea={(bounds) => searchAddress({ bounds: formatBounds(bounds) })}
      renderCard={(slug) => {
        const listing = places.find((place) => place.slug === slug);
        return listing && <MapCard listing={listing} renderedAt={renderedAt} />;
      }}
    />
  );
}

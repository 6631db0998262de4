import type { ReactNode } from 'react';
import { AreaMap } from '#app/components/map/area-map.tsx';
import type { MapMarker } from '#app/components/map/map-marker.ts';
import type { ListingCard } from '#app/domain/business/business.ts';
import { nameKind } from '#app/domain/business/name-kind.ts';
import { type Bounds, type CrowdSpot, type MapData, formatBounds } from '#app/domain/map/map.ts';
import type { SearchAnswer } from '#app/domain/search/search.ts';
import { MapCard } from './map-card.tsx';
import { useSearchLink } from './use-search-link.ts';

type ResultsMapProps = {
  map: MapData;
  listings: ListingCard[];
  crowd: CrowdSpot[] | null;
  asked: SearchAnswer['asked'];
  renderedAt: number;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
};

/** The results of the page on a map; moving it offers to search there. */
export function ResultsMap(props: ResultsMapProps) {
  const { map, listings, crowd, asked, renderedAt, highlighted, onHighlight } = props;
  const link = useSearchLink();

  /** What was asked stays, only the place is another; 'pizza in austin' becomes 'pizza'. */
  function addressOfArea(area: Bounds): string {
    return link({
      ...asked,
      near: null,
      lat: null,
      lng: null,
      radius_miles: null,
      metro: null,
      city: null,
      bounds: formatBounds(area),
    });
  }

  function renderCard(shown: string): ReactNode {
    const listing = listings.find(({ id }) => id === shown);
    return listing && <MapCard listing={listing} renderedAt={renderedAt} />;
  }

  return (
    <AreaMap
      map={map}
      markers={listings.flatMap(toMarker)}
      crowd={crowd}
      label="Map of the results"
      highlighted={highlighted}
      onHighlight={onHighlight}
      addressOfArea={addressOfArea}
      renderCard={renderCard}
    />
  );
}

function toMarker(listing: ListingCard): MapMarker[] {
  const { id, slug, name, city, state, map_place } = listing;
  if (!map_place) return [];
  const { lat, lng, is_approximate } = map_place;
  const detail = `${nameKind(listing)}, ${city}, ${state}`;
  const to = `/business/${slug}`;
  return [{ id, name, detail, to, lat, lng, isApproximate: is_approximate }];
}

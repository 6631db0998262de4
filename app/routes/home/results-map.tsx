import { useNavigate } from 'react-router';
import { AreaMap } from '#app/components/map/area-map.tsx';
import type { MapMarker } from '#app/components/map/map-marker.ts';
import type { ListingCard } from '#app/domain/business/business.ts';
import { type Bounds, type CrowdSpot, type MapData, formatBounds } from '#app/domain/map/map.ts';
import { useSearchLink } from './use-search-link.ts';

type ResultsMapProps = {
  map: MapData;
  listings: ListingCard[];
  crowd: CrowdSpot[] | null;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
};

/** The results of the page on a map; moving it offers to search there. */
export function ResultsMap({ map, listings, crowd, highlighted, onHighlight }: ResultsMapProps) {
  const navigate = useNavigate();
  const link = useSearchLink();

  function searchArea(bounds: Bounds) {
    const elsewhere = {
      near: null,
      lat: null,
      lng: null,
      radius_miles: null,
      metro: null,
      city: null,
    };
    void navigate(link({ ...elsewhere, bounds: formatBounds(bounds) }), {
      preventScrollReset: true,
    });
  }

  return (
    <AreaMap
      map={map}
      markers={listings.flatMap(toMarker)}
      crowd={crowd}
      label="Map of the results"
      highlighted={highlighted}
      onHighlight={onHighlight}
      onSearchArea={searchArea}
    />
  );
}

function toMarker({ id, slug, name, category, city, state, map_place }: ListingCard): MapMarker[] {
  if (!map_place) return [];
  const { lat, lng, is_approximate } = map_place;
  const detail = `${category.name}, ${city}, ${state}`;
  const to = `/business/${slug}`;
  return [{ id, name, detail, to, lat, lng, isApproximate: is_approximate }];
}

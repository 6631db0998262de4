import { AreaMap } from '#app/components/map/area-map.tsx';
import type { MapMarker } from '#app/components/map/map-marker.ts';
import type { ListingCard } from '#app/domain/business/business.ts';
import { type Bounds, type CrowdSpot, type MapData, formatBounds } from '#app/domain/map/map.ts';
import type { SearchAnswer } from '#app/domain/search/search.ts';
import { useSearchLink } from './use-search-link.ts';

type ResultsMapProps = {
  map: MapData;
  listings: ListingCard[];
  crowd: CrowdSpot[] | null;
  asked: SearchAnswer['asked'];
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
};

/** The results of the page on a map; moving it offers to search there. */
export function ResultsMap(props: ResultsMapProps) {
  const { map, listings, crowd, asked, highlighted, onHighlight } = props;
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

  return (
    <AreaMap
      map={map}
      markers={listings.flatMap(toMarker)}
      crowd={crowd}
      label="Map of the results"
      highlighted={highlighted}
      onHighlight={onHighlight}
      addressOfArea={addressOfArea}
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

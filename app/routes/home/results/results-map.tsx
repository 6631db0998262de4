import type { ReactNode } from 'react';
import { AreaMap } from '#app/components/map/area-map.tsx';
import { MapCard } from '#app/components/map/map-card.tsx';
import type { MapMarker } from '#app/components/map/map-marker.ts';
import { nameKind } from '#app/domain/business/business-labels.ts';
import { type Bounds, type Cluster, formatBounds, type MapData } from '#app/domain/map/map.ts';
import * as t from '#app/messages/routes/home/results.tsx';
import { toRecognizedChanges } from '../is-thin.ts';
import type { ShownListing } from '../packed-view.ts';
import type { ShownAnswer } from '../view-data.ts';
import { useSearchLink } from './result-links.tsx';

type ResultsMapProps = {
  map: MapData;
  listings: ShownListing[];
  clusters: Cluster[] | null;
  recognized: ShownAnswer['recognized'];
  renderedAt: number;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  /** Called with the slug of a listing whose card a tap has opened. */
  onOpen?: (slug: string) => void;
};

/** The results of the page on a map; moving it offers to search there. */
export function ResultsMap(props: ResultsMapProps) {
  const { map, listings, clusters, recognized, renderedAt, highlighted, onHighlight, onOpen } =
    props;
  const link = useSearchLink();

  /** Keeps the search and changes its place; 'pizza in austin' becomes 'pizza'. */
  function addressOfArea(area: Bounds): string {
    return link({
      ...toRecognizedChanges(recognized),
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
    const listing = listings.find(({ slug }) => slug === shown);
    return listing && <MapCard listing={listing} renderedAt={renderedAt} />;
  }

  return (
    <AreaMap
      map={map}
      markers={listings.flatMap(toMarker)}
      clusters={clusters}
      label={t.mapLabel}
      highlighted={highlighted}
      onHighlight={onHighlight}
      onOpen={onOpen}
      addressOfArea={addressOfArea}
      renderCard={renderCard}
    />
  );
}

function toMarker(listing: ShownListing): MapMarker[] {
  const { slug, name, city, state, map_place } = listing;
  if (!map_place) return [];
  const { lat, lng, is_approximate } = map_place;
  const detail = `${nameKind(listing)}, ${city}, ${state}`;
  const to = `/business/${slug}`;
  return [{ id: slug, name, detail, to, lat, lng, isApproximate: is_approximate }];
}

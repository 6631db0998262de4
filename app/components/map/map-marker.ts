import {
  distanceBetween,
  type MapView,
  type Pixel,
  toPixel,
  type Size,
} from '#app/domain/map/map-view.ts';
import type { Coordinates } from '#app/domain/metro/metro.ts';

/** A place on a map and its link. */
export type MapMarker = Coordinates & {
  id: string;
  name: string;
  /** Added to the accessible name: 'Pizza, Austin, TX'. */
  detail: string;
  to: string;
  /** Whether only its zip code or city is known. */
  isApproximate: boolean;
};

/** Overlapping markers, drawn as one. */
export type MarkerCluster = { key: string; at: Pixel; markers: MapMarker[] };

/** Markers closer than this cannot be told apart by a finger. */
const apartPx = 30;

/**
 * Clusters overlapping markers. Each joins the first cluster within reach, which then moves to the
 * mean of its members; for a page's few markers this is as good as a tree.
 */
export function clusterMarkers(markers: MapMarker[], view: MapView): MarkerCluster[] {
  const clusters: MarkerCluster[] = [];
  for (const marker of markers) {
    const at = toPixel(view, marker);
    const near = clusters.find((cluster) => distanceBetween(cluster.at, at) < apartPx);
    if (!near) {
      clusters.push({ key: marker.id, at, markers: [marker] });
      continue;
    }
    const count = near.markers.push(marker);
    near.at = {
      x: round(near.at.x + (at.x - near.at.x) / count),
      y: round(near.at.y + (at.y - near.at.y) / count),
    };
  }
  return clusters;
}

/** Returns the nearest cluster in the quarter around `ahead`, a one-pixel direction, if any. */
export function findNextCluster(
  clusters: MarkerCluster[],
  from: MarkerCluster,
  ahead: Pixel,
): MarkerCluster | null {
  const reachable = clusters
    .map((cluster) => ({ cluster, x: cluster.at.x - from.at.x, y: cluster.at.y - from.at.y }))
    .filter(({ x, y }) => {
      const forward = x * ahead.x + y * ahead.y;
      return forward > 0 && forward >= Math.abs(x * ahead.y + y * ahead.x);
    })
    .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  return reachable[0]?.cluster ?? null;
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}

/**
 * Pixels: from a pin's center to a name beside, above and below it, so that the name's box does not
 * cover the enlarged pin; from a name to the map's edge.
 */
const beside = 25;
const above = -27;
const below = 36;
const edge = 8;
/** From the middle of a letter to the baseline. */
const toBaseline = 5;

/**
 * Returns the start of a pin's name so that it is fully visible: to its right or left, or else
 * above or below it. The name of a pin out of view is out of view, too.
 */
export function placeFlag(pin: Pixel, width: number, map: Size): Pixel {
  const y = pin.y + toBaseline;
  const right = pin.x + beside;
  const left = pin.x - beside - width;
  const rightmost = map.width - edge - width;
  const isOutside = pin.x < 0 || pin.x > map.width;
  if (isOutside || (pin.x < map.width / 2 && right <= rightmost)) return { x: right, y };
  if (left >= edge) return { x: left, y };
  if (right <= rightmost) return { x: right, y };
  return {
    x: Math.max(Math.min(pin.x - width / 2, rightmost), edge),
    y: pin.y + (pin.y + above > 2 * edge ? above : below),
  };
}

import { type MapView, toPixel } from '#app/domain/map/map-view.ts';
import type { CrowdSpot } from '#app/domain/map/map.ts';

type MapCrowdProps = { crowd: CrowdSpot[]; view: MapView };

/** Pixels. */
const radius = { least: 2.5, most: 9 };

/** Spots for the results without markers: the more listings, the larger. */
export function MapCrowd({ crowd, view }: MapCrowdProps) {
  return (
    <g className="map-crowd" aria-hidden="true">
      {crowd.map(([lat, lng, listings]) => {
        const { x, y } = toPixel(view, { lat, lng });
        const r = Math.min(radius.least + 1.2 * Math.sqrt(listings - 1), radius.most);
        // Spots are means: whole pixels are precise enough, and shorten the HTML of many spots.
        const [cx, cy] = [Math.round(x), Math.round(y)];
        return <circle key={`${lat} ${lng}`} cx={cx} cy={cy} r={Number(r.toFixed(1))} />;
      })}
    </g>
  );
}

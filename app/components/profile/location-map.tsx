import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import { searchAddress } from '#app/components/search/search-address.ts';
import type { Business } from '#app/domain/business/business.ts';
import { type MapData, formatBounds } from '#app/domain/map/map.ts';
import * as t from '#app/messages/components/profile.tsx';

type LocationMapProps = { business: Business; map: MapData | null };

/** Keeps map code out of a profile's initial load. */
const StillMap = lazy(() =>
  import('#app/components/map/still-map.tsx').then(({ StillMap: component }) => ({
    default: component,
  })),
);

/** The location of a business with a link to what else is nearby; nothing without a map. */
export function LocationMap({ business, map }: LocationMapProps) {
  const { name, city, state, lat, lng } = business;
  if (!map || lat === null || lng === null) return null;
  return (
    <div className="no-print mt-6">
      <Suspense fallback={null}>
        <StillMap
          map={map}
          places={[{ mark: null, place: { lat, lng } }]}
          label={t.mapLabel({ name, city, state })}
        />
      </Suspense>
      <Link
        className="link-quiet mt-1 inline-flex min-h-11 items-center text-sm"
        to={searchAddress({ bounds: formatBounds(map.area) })}
        rel="nofollow"
      >
        {t.seeNearby}
      </Link>
    </div>
  );
}

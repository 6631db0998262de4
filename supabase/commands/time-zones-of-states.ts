import { findState } from '#app/domain/us-state/us-state.ts';

/** Zones of states that have several, beside the one of most people (`findState`). */
const otherZones: Record<string, readonly string[]> = {
  AK: ['America/Juneau', 'America/Sitka', 'America/Yakutat', 'America/Nome', 'America/Adak'],
  AL: ['America/New_York'], // towns at the Chattahoochee keep the time of Columbus, Georgia
  AZ: ['America/Denver'],
  FL: ['America/Chicago'],
  ID: ['America/Los_Angeles'],
  IN: [
    'America/Chicago',
    ...['Knox', 'Marengo', 'Petersburg', 'Tell_City', 'Vevay', 'Vincennes', 'Winamac'].map(
      (county) => `America/Indiana/${county}`,
    ),
  ],
  KS: ['America/Denver'],
  KY: ['America/Chicago', 'America/Kentucky/Louisville', 'America/Kentucky/Monticello'],
  MI: ['America/Menominee'],
  ND: [
    'America/Denver',
    ...['Beulah', 'Center', 'New_Salem'].map((town) => `America/North_Dakota/${town}`),
  ],
  NE: ['America/Denver'],
  NV: ['America/Denver'],
  OR: ['America/Boise'],
  SD: ['America/Denver'],
  TN: ['America/New_York'],
  TX: ['America/Denver'],
};

/**
 * Returns whether a state has a time zone. Lookups by coordinates are coarse: near a border they
 * name a zone of the neighbor, even of Canada, Mexico or Russia.
 */
export function isZoneOfState(zone: string, state: string): boolean {
  return zone === findState(state)?.time_zone || (otherZones[state]?.includes(zone) ?? false);
}

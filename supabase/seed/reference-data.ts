import type { Metro } from '#app/domain/metro/metro.ts';
import { readTable } from '../reference/read-table.ts';

/**
 * The metros that every installation starts with; the database numbers them. Each has the center and
 * the time zone of its city in cities.csv.
 */
export function readMetros(): Omit<Metro, 'id'>[] {
  const cities = new Map(readTable('cities').map((city) => [`${city.name}, ${city.state}`, city]));
  return readTable('metros').map(({ slug, name, state, radius_miles }) => {
    const city = cities.get(`${name}, ${state}`);
    if (city === undefined) throw new Error(`cities.csv has no ${name}, ${state}`);
    const { lat, lng, time_zone } = city;
    return {
      slug: slug!,
      name: name!,
      state: state!,
      lat: Number(lat),
      lng: Number(lng),
      radius_miles: Number(radius_miles),
      time_zone: time_zone!,
    };
  });
}

import type { Metro } from '#app/domain/metro/metro.ts';
import { readMetroTable } from '../reference/read-table.ts';

/** The metros that every installation starts with; the database numbers them. */
export function readMetros(): Omit<Metro, 'id'>[] {
  return readMetroTable().map(({ slug = '', name = '', state = '', time_zone = '', ...row }) => ({
    slug,
    name,
    state,
    lat: Number(row.lat),
    lng: Number(row.lng),
    radius_miles: Number(row.radius_miles),
    time_zone,
  }));
}

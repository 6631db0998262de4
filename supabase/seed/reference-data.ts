import type { Metro } from '#app/domain/metro/metro.ts';
import { readTable } from '../reference/read-table.ts';

/** The metros that every installation starts with; the database numbers them. */
export function readMetros(): Omit<Metro, 'id'>[] {
  return readTable('metros').map((row) => ({
    slug: row.slug!,
    name: row.name!,
    state: row.state!,
    lat: Number(row.lat),
    lng: Number(row.lng),
    radius_miles: Number(row.radius_miles),
    time_zone: row.time_zone!,
  }));
}

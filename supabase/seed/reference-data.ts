import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Metro } from '#app/domain/metro/metro.ts';

type SeedMetro = Omit<Metro, 'id'>;

/** Reads the metros from the migration that creates them, so that they are written once. */
export function readMetros(): SeedMetro[] {
  const folder = join(import.meta.dirname, '..', 'migrations');
  const file = readdirSync(folder).find((name) => name.endsWith('_reference_data.sql'));
  if (file === undefined) throw new Error(`No migration in ${folder} has the reference data`);
  const text = readFileSync(join(folder, file), 'utf8');
  const row =
    /\('([a-z-]+)', '([^']+)', '([A-Z]{2})', (-?[\d.]+), (-?[\d.]+), ([\d.]+), '([\w/]+)'\)/g;
  return [...text.matchAll(row)].map(([, slug, name, state, lat, lng, radius, zone]) => ({
    slug: slug!,
    name: name!,
    state: state!,
    lat: Number(lat),
    lng: Number(lng),
    radius_miles: Number(radius),
    time_zone: zone!,
  }));
}

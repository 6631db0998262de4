import { site } from '#app/config/site.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type Answer, defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import type { MetroSection } from './metro-sections.ts';

/**
 * Returns all cities by name, the directory's only one first; for people signed in.
 * @throws AppError backend_unavailable
 */
export async function findMetroNames({ db }: { db: Db }) {
  const found = requireData(await db.from('metros').select('slug, name, state').order('name'));
  const isOwn = ({ slug }: { slug: string }) => slug === site.area.city;
  return [...found.filter(isOwn), ...found.filter((metro) => !isOwn(metro))];
}

/** Returns how the front page of a city is arranged, for an admin; null for an unknown metro. */
export const findMetroSettings = defineRead('get_metro_settings', (metro: string) => ({ metro }));

type ChangeMetroSettingsInput = {
  /** Its slug. */
  metro: string;
  /** Slugs or ids of listings, in their order. */
  featured: string[];
  /** In their order; the others are hidden. Null: the usual ones. */
  sections: MetroSection[] | null;
  /** In lists of cities; null: by its number of listings. */
  position: number | null;
  /** The revision that the caller has seen, for conflict detection. */
  expectedRevision: number;
};

/** Arranges the front page of a city; visitors see it within seconds. */
export const changeMetroSettings = defineWrite(
  'change_metro_settings',
  ({ metro, featured, sections, position, expectedRevision }: ChangeMetroSettingsInput) => ({
    metro,
    featured,
    ...(sections && { sections }),
    ...(position !== null && { position }),
    expected_revision: expectedRevision,
  }),
);

/** Makes a front page for a city like 'Middlebury, VT'; the outcome has its slug. */
export const createMetro = defineWrite('create_metro', (name: string) => ({ name }));

export type CityNames = NonNullable<Answer<'get_city_names'>>;
/** A circle around a point of a city: degrees and miles. */
export type Neighborhood = CityNames['neighborhoods'][number];

/** Returns the name and neighborhoods of a city, for an admin; null for an unknown one. */
export const findCityNames = defineRead('get_city_names', (metro: string) => ({ metro }));

/** Renames a city; its former address leads to a new one. */
export const renameMetro = defineWrite(
  'rename_metro',
  (names: { metro: string; slug: string; name: string }) => names,
);

type SaveNeighborhood = {
  metro: string;
  /** Its present name; null to add one. */
  neighborhood: string | null;
  /** Null to remove it. */
  content: Neighborhood | null;
};

/** Adds, changes or removes a neighborhood. */
export const saveNeighborhood = defineWrite(
  'save_neighborhood',
  ({ metro, neighborhood, content }: SaveNeighborhood) => ({
    metro,
    neighborhood: neighborhood as string,
    content: content as Neighborhood,
  }),
);

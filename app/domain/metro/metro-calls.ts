import { site } from '#app/config/site.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { defineRead } from '../call-function.ts';
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

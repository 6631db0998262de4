import type { PostgrestError } from '@supabase/supabase-js';
import type { ImportCategory } from '#app/domain/import/guess-category.ts';
import type { ImportedListing } from '#app/domain/import/parse-row.ts';
import type { Metro } from '#app/domain/metro/metro.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { ImportError } from '#app/domain/import/import-error.ts';

/** A row of public.businesses as the importer writes it. */
export type ListingRow = ImportedListing & {
  slug: string;
  category_id: number;
  metro_id: number | null;
};

export type AddResult = { added: number; refused: { row: ListingRow; reason: string }[] };

/** What an import needs of the database. */
export type ImportStore = {
  findCategories: () => Promise<ImportCategory[]>;
  findMetros: () => Promise<Metro[]>;
  findTakenSlugs: (slugs: string[]) => Promise<string[]>;
  /** Adds the rows that are not there yet; a row the database cannot take is named. */
  addListings: (rows: ListingRow[]) => Promise<AddResult>;
};

/** Slugs asked for in one request: what fits into an address. */
const slugsPerRequest = 80;

/** @param db acts with the service role, which passes every policy */
export function createStore(db: Db): ImportStore {
  async function addListings(rows: ListingRow[]): Promise<AddResult> {
    const { data, error } = await db
      .from('businesses')
      .upsert(rows, { onConflict: 'duplicate_key', ignoreDuplicates: true })
      .select('id');
    if (error === null) return { added: data.length, refused: [] };
    if (!isAboutTheData(error)) throw explain(error);
    if (rows.length === 1) {
      const reason = `The database refused this row: ${error.message}`;
      return { added: 0, refused: [{ row: rows[0]!, reason }] };
    }
    const middle = rows.length >> 1;
    const first = await addListings(rows.slice(0, middle));
    const second = await addListings(rows.slice(middle));
    return {
      added: first.added + second.added,
      refused: [...first.refused, ...second.refused],
    };
  }

  return {
    addListings,
    async findCategories() {
      const { data, error } = await db.from('categories').select('id, slug, name, synonyms');
      if (error) throw explain(error);
      return data;
    },
    async findMetros() {
      const { data, error } = await db
        .from('metros')
        .select('id, slug, name, state, lat, lng, radius_miles, time_zone');
      if (error) throw explain(error);
      return data;
    },
    async findTakenSlugs(slugs) {
      const taken: string[] = [];
      for (let start = 0; start < slugs.length; start += slugsPerRequest) {
        const asked = slugs.slice(start, start + slugsPerRequest);
        const { data, error } = await db.from('businesses').select('slug').in('slug', asked);
        if (error) throw explain(error);
        taken.push(...data.map((row) => row.slug));
      }
      return taken;
    },
  };
}

/** Classes 22 and 23 of PostgreSQL: a value or a constraint, so other rows may still be fine. */
function isAboutTheData(error: PostgrestError): boolean {
  return /^2[23]/.test(error.code);
}

function explain(error: PostgrestError): ImportError {
  return new ImportError(
    `The database did not answer as it should (${error.message}); what was added stays, ` +
      'and running the import again goes on from there.',
    { cause: error },
  );
}

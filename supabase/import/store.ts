import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { backendCalls } from '#app/config/limits.ts';
import { describeRowError } from '#app/domain/import/import.ts';
import type { CategoryWithFeatures, ImportRow } from '#app/domain/import/read-row.ts';
import { ImportError } from '#app/domain/import/read/source.ts';
import type { HoldReason, ImportCounts } from '#app/domain/import/import-schema.ts';
import { splitIntoRounds } from '#app/domain/import/split-into-rounds.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** A row held for review, and the listing that it may be. */
export type HeldRow = { row: ImportRow; reason: HoldReason; similarName: string | null };

export type ImportResult = Omit<ImportCounts, 'held'> & {
  held: HeldRow[];
  rejected: { row: ImportRow; reason: string }[];
};

/** What an import needs of the database. */
export type ImportStore = {
  findCategories: () => Promise<CategoryWithFeatures[]>;
  /** Adds what is new and changes what is there; a row the database cannot take is named. */
  importListings: (rows: ImportRow[]) => Promise<ImportResult>;
};

/** What postgrest-js says of an error. */
type Failure = { message: string; code: string };

/** No answer came, or a gateway's: the rows may have been written all the same. */
const lostStatuses = new Set([0, 502, 503, 504]);

type StoreInput = {
  /** Of the service role, which passes every policy. */
  db: Db;
  /** Whether rows that would be held for review are imported, too. */
  withHeld: boolean;
};

export function createStore({ db, withHeld }: StoreInput): ImportStore {
  const began_at = new Date().toISOString();

  async function importListings(rows: ImportRow[]): Promise<ImportResult> {
    const { result, error } = await send(rows);
    if (error === null) return result;
    if (!isAboutTheRows(error)) throw explain(error);
    if (rows.length === 1) {
      const reason = describeRowError(`database: ${error.message}`);
      return { ...nothing, rejected: [{ row: rows[0]!, reason }] };
    }
    const middle = rows.length >> 1;
    return sum(
      await importListings(rows.slice(0, middle)),
      await importListings(rows.slice(middle)),
    );
  }

  /** Asks again under the same number when no answer comes: the database acts on it once. */
  async function send(
    rows: ImportRow[],
  ): Promise<{ result: ImportResult; error: null } | { result: null; error: Failure }> {
    const batch = randomUUID();
    const rounds = splitIntoRounds(rows);
    for (let made = 1; ; made += 1) {
      const { data, error, status } = await db.rpc('import_listings', {
        batch,
        rounds,
        began_at,
        with_held: withHeld,
      });
      if (error === null) return { result: toResult(data as ImportCounts, rounds), error };
      if (made === backendCalls.attempts || !lostStatuses.has(status)) {
        return { result: null, error };
      }
      await wait(backendCalls.backoffMs * 2 ** (made - 1));
    }
  }

  return {
    importListings,
    async findCategories() {
      const { data, error } = await db
        .from('categories')
        .select('id, slug, name, synonyms, attributes');
      if (error) throw explain(error);
      return data;
    },
  };
}

const nothing = { added: 0, changed: 0, unchanged: 0, marked: 0, held: [] };

function toResult({ held, ...counts }: ImportCounts, rounds: ImportRow[][]): ImportResult {
  return {
    ...counts,
    held: held.map(({ round, index, reason, similar_name: similarName }) => ({
      row: rounds[round]![index]!,
      reason,
      similarName,
    })),
    rejected: [],
  };
}

function sum(one: ImportResult, other: ImportResult): ImportResult {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    marked: one.marked + other.marked,
    held: [...one.held, ...other.held],
    rejected: [...one.rejected, ...other.rejected],
  };
}

/** Classes 22 and 23 of PostgreSQL, a value or a constraint, and its time-out: fewer rows may still be fine. */
function isAboutTheRows(error: Failure): boolean {
  return /^(2[23]|57014$)/.test(error.code);
}

function explain(error: Failure): ImportError {
  return new ImportError(
    `The database did not answer as it should (${error.message}); what was added stays, ` +
      'and running the import again goes on from there.',
    { cause: error },
  );
}

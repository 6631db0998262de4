import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { moddatetime } from '@electric-sql/pglite/contrib/moddatetime';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';

const extensions = {
  btree_gin,
  citext,
  cube,
  earthdistance,
  fuzzystrmatch,
  moddatetime,
  pg_trgm,
  pgcrypto,
  unaccent,
  uuid_ossp,
};

/** PGlite fixes search_path on its command line, which beats what Supabase sets on the database. */
const startParams = PGlite.defaultStartParams.map((param) =>
  param === 'search_path=public' ? 'search_path="$user", public, extensions' : param,
);

/** Opens PostgreSQL with the extensions that migrations may create. */
export async function openPGlite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, extensions, startParams });
}

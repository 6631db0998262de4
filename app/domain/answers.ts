import { z } from 'zod';
import type { Database } from '#app/services/supabase/database.types.ts';
import * as nouns from './nouns-schema.ts';

/** What was written since a position; see `Changes`. */
const changesSchema = z.strictObject({
  position: z.string(),
  since_seconds: z.number().nullable(),
  tags: z.record(z.string(), z.number()),
});

export type SqlFunctions = Database['public']['Functions'];

type OfNouns = (typeof nouns)[keyof typeof nouns]['answers'];
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/**
 * The schemas of what SQL functions answer as JSON, or in rows with null, by function name. A noun's
 * schema file has those of its functions; the database's types say what others answer. The product
 * only imports types from here (`import type`); tests parse every real response with them, see
 * tests/support/clients.ts.
 */
export const answers: Intersection<OfNouns> & { find_changes: typeof changesSchema } =
  Object.assign(
    { find_changes: changesSchema },
    ...Object.values(nouns).map((noun) => noun.answers),
  );

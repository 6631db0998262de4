import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../database.ts';
import type { Caller } from '../caller.ts';
import { type Filter, parseFilters } from './filters.ts';

export const publication = 'supabase_realtime';

/** A channel's subscription, as sent by realtime-js. */
export const subscriptionSchema = z.looseObject({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().default('public'),
  table: z.string().optional(),
  filter: z.string().nullish(),
  select: z.unknown().optional(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** A parsed subscription of a channel. */
export type Watch = Pick<Subscription, 'event' | 'schema'> & {
  /** The same for equal subscriptions of any client. */
  id: number;
  /** Null for all published tables of the schema. */
  table: string | null;
  filters: Filter[];
};

/** An invalid subscription; the message goes to the client. */
export class SubscriptionError extends Error {
  override name = 'SubscriptionError';
}

/**
 * Parses subscriptions for comparison with rows: tables must be published, filters must use columns
 * that the caller may read, and values are converted to PostgreSQL's text form.
 * @throws WishError
 */
export async function readWatches(
  database: Database,
  caller: Caller,
  subscriptions: readonly Subscription[],
): Promise<Watch[]> {
  const watches: Watch[] = [];
  for (const subscription of subscriptions) {
    const { event, schema, table, filter } = subscription;
    const isAll = table === undefined || table === '*';
    const place = { schema, table: isAll ? null : table };
    // Ignoring it would send columns that the client has left out.
    if (subscription.select != null)
      throw refuse(subscription, 'this service does not support select');
    if (!(await isPublished(database, place)))
      throw refuse(subscription, 'the table is not published');
    const parsed = filter ? parseFilters(filter) : [];
    if (parsed === null) throw refuse(subscription, 'unknown filter');
    const filters: Filter[] = [];
    for (const one of parsed)
      filters.push(await readFilter(database, { caller, subscription, filter: one }));
    watches.push({ id: toId(subscription), event, ...place, filters });
  }
  return watches;
}

type Place = Pick<Watch, 'schema' | 'table'>;

async function isPublished(database: Database, { schema, table }: Place): Promise<boolean> {
  const found = await database.query(
    `select from pg_publication_tables
    where pubname = $1 and schemaname = $2 and tablename = coalesce($3, tablename) limit 1`,
    [publication, schema, table],
  );
  return found.length > 0;
}

type Question = { caller: Caller; subscription: Subscription; filter: Filter };

async function readFilter(database: Database, question: Question): Promise<Filter> {
  const { caller, subscription, filter } = question;
  const [column] = await database.query<{ type: string }>(
    `select format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute as a join pg_class as c on c.oid = a.attrelid
    where c.relnamespace = to_regnamespace(quote_ident($1)) and c.relname = $2 and a.attname = $3 and a.attnum > 0
      and has_column_privilege($4, c.oid, a.attnum, 'select')`,
    [subscription.schema, subscription.table ?? '', filter.column, caller.role],
  );
  if (column === undefined)
    throw refuse(subscription, `no column ${filter.column} for ${caller.role}`);
  // The type is PostgreSQL's own name, so it is safe to insert.
  const sql = `select array(select value::${column.type}::text from unnest($1::text[]) as value) as values`;
  const rows = await database
    .query<{ values: string[] }>(sql, [filter.values])
    .catch((): { values: string[] }[] => {
      throw refuse(subscription, `a value is no ${column.type}`);
    });
  return { ...filter, values: rows[0]?.values ?? [] };
}

function refuse({ schema, table = '*' }: Subscription, reason: string): SubscriptionError {
  return new SubscriptionError(
    `Unable to subscribe to changes with given parameters: ${reason} [schema: ${schema}, table: ${table}]`,
  );
}

function toId({ event, schema, table, filter }: Subscription): number {
  const text = JSON.stringify([event, schema, table ?? null, filter ?? null]);
  return createHash('sha256').update(text).digest().readUInt32BE();
}

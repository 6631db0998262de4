type Query = (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** Rows of one transaction: writers wait for none of them longer than some tenths of a second. */
const rowsAtOnce = 5_000;

/**
 * Runs each function `private.backfill_…(max_rows integer) returns integer` until it has nothing more to do, each call a
 * transaction of its own: migrations create them, since the CLI runs a migration as one transaction.
 * @returns the names, with how many rows each has changed
 */
export async function runBackfills(
  query: Query,
  log: (line: string) => void = () => undefined,
): Promise<Record<string, number>> {
  const { rows } = await query(
    `select p.proname as name from pg_proc as p
    where p.pronamespace = to_regnamespace('private') and p.proname like 'backfill\\_%' order by 1`,
  );
  const done: Record<string, number> = {};
  for (const { name } of rows as { name: string }[]) {
    let total = 0;
    for (;;) {
      const answer = await query(`select private.${name}($1) as changed`, [rowsAtOnce]);
      const changed = Number(answer.rows[0]?.changed ?? 0);
      if (changed === 0) break;
      total += changed;
      log(`${name}: ${total} rows`);
    }
    done[name] = total;
  }
  return done;
}

import type { Database } from '../database.ts';
import type { Inbox } from '../inbox/inbox.ts';
import type { AuthConfig } from './config.ts';
import type { Flows } from './flows.ts';

/** Runs one query; a database and a transaction both give such a function. */
export type Query = <Row extends object>(sql: string, params: unknown[]) => Promise<Row[]>;

/** What the endpoints of the auth service work with. */
export type Services = {
  database: Database;
  config: AuthConfig;
  inbox: Inbox;
  flows: Flows;
  /** Address of this service as the outside sees it, which tokens name as their issuer. */
  getIssuer: () => string;
};

/** Runs a transaction; what throws in it undoes it. */
export function inTransaction<Result>(
  database: Database,
  run: (query: Query) => Promise<Result>,
): Promise<Result> {
  return database.transaction((client) =>
    run(
      async <Row extends object>(sql: string, params: unknown[]) =>
        (await client.query<Row>(sql, params)).rows,
    ),
  );
}

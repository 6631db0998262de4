import type { Database } from '../database.ts';
import type { Inbox } from '../inbox/inbox.ts';
import type { AuthConfig } from './config.ts';

/** Runs one query; both a database and a transaction provide such a function. */
export type Query = <Row extends object>(sql: string, params: unknown[]) => Promise<Row[]>;

/** The dependencies of the auth endpoints. */
export type Services = {
  database: Database;
  config: AuthConfig;
  inbox: Inbox;
  /** Counts a mail. Throws AuthError over_email_send_rate_limit. */
  countMail: () => void;
  /** Returns the origin of the site that has the Send Email hook; null: mails go to the inbox. */
  getSite: () => string | null;
  /** The service's public address, the issuer in tokens. */
  getIssuer: () => string;
};

/** Runs a transaction; an exception rolls it back. */
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

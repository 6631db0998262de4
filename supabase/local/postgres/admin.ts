import { Client } from 'pg';
import { type Login, loginOptions } from './login.ts';

/** Runs a function over its own connection, by a login or a URL. */
export async function withClient<Result>(
  login: Login | string,
  run: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(typeof login === 'string' ? login : loginOptions(login));
  // Without a listener, a lost connection would end this process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns the URL for `psql`, the Supabase CLI and PostgREST. */
export function connectionString({ server, database, role }: Login): string {
  return `postgresql://${role}:${server.passwords[role]}@${server.host}:${server.port}/${database}`;
}

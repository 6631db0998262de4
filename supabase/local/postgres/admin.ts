import { Client } from 'pg';
import { type Login, loginOptions } from './login.ts';

/** Runs something over a connection of its own. */
export async function withClient<Result>(
  login: Login,
  run: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(loginOptions(login));
  // Without a listener, a server that goes away would end this process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What `psql`, the Supabase CLI and PostgREST take. */
export function connectionString({ server, database, role }: Login): string {
  return `postgresql://${role}:${server.passwords[role]}@${server.host}:${server.port}/${database}`;
}

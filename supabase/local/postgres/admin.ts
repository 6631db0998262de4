import { Client } from 'pg';
import type { LoginRole } from './passwords.ts';
import type { ServerHandle } from './server.ts';

type Login = { server: ServerHandle; database: string; role: LoginRole };

/** Runs something over a connection of its own. */
export async function withClient<Result>(
  { server, database, role }: Login,
  run: (client: Client) => Promise<Result>,
): Promise<Result> {
  const { host, port, passwords } = server;
  const client = new Client({ host, port, database, user: role, password: passwords[role] });
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

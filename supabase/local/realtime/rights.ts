import type { PoolClient } from 'pg';
import type { Database } from '../database.ts';
import type { Caller } from './caller.ts';

export type Extension = 'broadcast' | 'presence';

/** A caller's rights on a channel. */
export type Rights = { read: Set<Extension>; write: Set<Extension> };

const extensions: readonly Extension[] = ['broadcast', 'presence'];

/** On a public channel everybody has all rights. */
export const allRights: Rights = { read: new Set(extensions), write: new Set(extensions) };

/**
 * Returns a caller's rights on a private channel by the policies on `realtime.messages`: whether
 * they can read a message on it and write one, tested and rolled back.
 */
export async function findRights(
  database: Database,
  caller: Caller,
  topic: string,
): Promise<Rights> {
  return database.transaction(async (client) => {
    await client.query(`savepoint before`);
    await client.query(
      `select set_config('role', 'service_role', true), set_config('realtime.topic', $1, true)`,
      [topic],
    );
    for (const extension of extensions) await insert(client, topic, extension);
    await client.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
        set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true)`,
      [caller.role, caller.claims, caller.sub ?? ''],
    );
    const rights = { read: await findReadable(client, topic), write: new Set<Extension>() };
    for (const extension of extensions) {
      if (await mayInsert(client, topic, extension)) rights.write.add(extension);
    }
    await client.query('rollback to savepoint before');
    return rights;
  });
}

async function insert(client: PoolClient, topic: string, extension: Extension): Promise<void> {
  const sql = 'insert into realtime.messages (topic, extension, private) values ($1, $2, true)';
  await client.query(sql, [topic, extension]);
}

async function findReadable(client: PoolClient, topic: string): Promise<Set<Extension>> {
  const { rows } = await client.query<{ extension: Extension }>(
    'select distinct extension from realtime.messages where topic = $1',
    [topic],
  );
  return new Set(rows.map(({ extension }) => extension));
}

async function mayInsert(
  client: PoolClient,
  topic: string,
  extension: Extension,
): Promise<boolean> {
  await client.query('savepoint trial');
  try {
    await insert(client, topic, extension);
    return true;
  } catch {
    return false;
  } finally {
    await client.query('rollback to savepoint trial');
  }
}

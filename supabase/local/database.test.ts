import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase } from './database.ts';
import { portOf } from './port.ts';

const passwords = { supabase_admin: '', postgres: '', authenticator: '', supabase_auth_admin: '' };

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const authenticated = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));
const done = message('C', Buffer.from('DONE\0'));

/**
 * A server that speaks as much of PostgreSQL's protocol as a session without passwords and values
 * needs. `answer` gets every statement, and may end the connection instead.
 */
async function serve(answer: (sql: string, socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(Buffer.concat([authenticated, ready]));
      socket.on('data', (data) => {
        if (data.toString('latin1', 0, 1) === 'Q')
          answer(data.toString('utf8', 5, data.length - 1), socket);
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const handle = { host: '127.0.0.1', port: portOf(server), passwords };
  const database = connectDatabase({ server: handle, name: 'postgres', role: 'postgres' });
  onTestFinished(async () => {
    await database.close();
    server.close();
  });
  return database;
}

test('a session that dies while its transaction begins is replaced by another', async () => {
  const said: string[] = [];
  const database = await serve((sql, socket) => {
    said.push(sql);
    if (said.length === 1) socket.destroy();
    else socket.write(Buffer.concat([done, ready]));
  });
  expect(await database.transaction(async () => 'done')).toBe('done');
  expect(said).toEqual(['begin', 'begin', 'commit']);
});

test('a refusal in a transaction undoes it and keeps the session', async () => {
  const said: string[] = [];
  const sessions = new Set<Socket>();
  const database = await serve((sql, socket) => {
    said.push(sql);
    sessions.add(socket);
    socket.write(Buffer.concat([done, ready]));
  });
  const refusal = Object.assign(new Error('No connection to that account'), { code: 'refused' });
  const refuse = () => Promise.reject(refusal);
  await expect(database.transaction(refuse)).rejects.toBe(refusal);
  await database.exec('select 1');
  expect(said).toEqual(['begin', 'rollback', 'select 1']);
  expect(sessions.size).toBe(1);
});

test('PGSSLMODE in the environment is about another server', async () => {
  vi.stubEnv('PGSSLMODE', 'require');
  onTestFinished(() => void vi.unstubAllEnvs());
  const database = await serve((_sql, socket) => socket.write(Buffer.concat([done, ready])));
  await expect(database.exec('select 1')).resolves.toBeUndefined();
});

import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { Database, Turn } from './database.ts';
import { portOf } from './port.ts';
import {
  cancelRequest,
  encodeQuery,
  encodeStartup,
  endsIdle,
  gssRequest,
  readBatches,
  sslRequest,
} from './wire.ts';

export type Bridge = { port: number; stop: () => Promise<void> };
type BridgeOptions = { database: Database; role: string; log: (line: string) => void };
type Connection = { socket: Socket; greeting: Uint8Array } & BridgeOptions;

/**
 * Lets clients of PostgreSQL's wire protocol share the single session of PGlite. A connection
 * holds the database from the first message of a transaction to its end, so that transactions of
 * several connections never mix. Loopback only, and every client becomes `role`: it is PostgREST's.
 */
export async function startBridge(options: BridgeOptions): Promise<Bridge> {
  const greeting = await greet(options);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    void serveConnection({ ...options, socket, greeting });
  });
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  return {
    port: portOf(server),
    stop: () => stop(server, sockets),
  };
}

/** PostgreSQL's own answer to a startup message; every connection gets the same one. */
async function greet({ database, role }: BridgeOptions): Promise<Uint8Array> {
  const turn = await database.takeTurn(role);
  try {
    // PGlite gives a view of a buffer that its next answer overwrites.
    return Uint8Array.from(await turn.execRaw(encodeStartup(role)));
  } finally {
    turn.release();
  }
}

async function serveConnection(connection: Connection): Promise<void> {
  const { socket, database, role, log } = connection;
  let turn: Turn | null = null;
  try {
    for await (const batch of readBatches(socket)) {
      if (batch.kind === 'terminate') break;
      if (batch.kind === 'startup') {
        if (batch.code === cancelRequest) break;
        await write(socket, answerStartup(connection, batch.code));
        continue;
      }
      turn ??= await database.takeTurn(role);
      // Whoever left while waiting must not have their query run.
      if (socket.destroyed) break;
      const answer = await turn.execRaw(batch.bytes);
      if (endsIdle(answer)) {
        turn.release();
        turn = null;
      }
      await write(socket, answer);
    }
  } catch (error) {
    if (!socket.destroyed) log(`The bridge to PostgreSQL dropped a connection: ${String(error)}`);
  } finally {
    socket.destroy();
    if (turn !== null) await rollBack(turn);
  }
}

function answerStartup({ greeting }: Connection, code: number): Uint8Array {
  return code === sslRequest || code === gssRequest ? Buffer.from('N') : greeting;
}

async function rollBack(turn: Turn): Promise<void> {
  try {
    await turn.execRaw(encodeQuery('rollback'));
  } finally {
    turn.release();
  }
}

async function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (socket.write(bytes) || socket.destroyed) return;
  const left = new AbortController();
  const signal = left.signal;
  await Promise.race([
    once(socket, 'drain', { signal }),
    once(socket, 'close', { signal }),
  ]).finally(() => left.abort());
}

async function stop(server: Server, sockets: Set<Socket>): Promise<void> {
  if (!server.listening) return;
  server.close();
  for (const socket of sockets) socket.destroy();
  await once(server, 'close');
}

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import type { ClientConfig } from 'pg';
import { WebSocketServer } from 'ws';
import type { GatewayEnv } from '../api-key.ts';
import type { Database } from '../database.ts';
import type { KeyRing } from '../keys.ts';
import { createBroadcastApi } from './broadcast-api.ts';
import { createFeed } from './changes/feed.ts';
import { type Connection, openConnection } from './connection.ts';
import { toVersion } from './frames.ts';
import { limits } from './limits.ts';
import { createTopics } from './topics.ts';

export const websocketPath = '/realtime/v1/websocket';

type RealtimeOptions = {
  /** With the role `authenticator`, which may switch to each role of a caller. */
  database: Database;
  /** Of a role with the right to replicate. */
  replication: ClientConfig;
  keys: KeyRing;
  log: (line: string) => void;
};

/** The realtime service: Phoenix channels on WebSockets. */
export type Realtime = {
  /** `/realtime/v1/api/broadcast`, for clients without a socket. */
  broadcastApi: Hono<GatewayEnv>;
  /** Takes over the socket of a request to `websocketPath`. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  stop: () => Promise<void>;
};

export function createRealtime({ database, replication, keys, log }: RealtimeOptions): Realtime {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  });
  const feed = createFeed({ database, login: replication, log });
  const services = { database, keys, feed, topics: createTopics(), log };
  /** With the client's address. */
  const connections = new Map<Connection, string>();
  const sweeping = setInterval(() => {
    const now = Date.now();
    for (const connection of connections.keys()) connection.sweep(now);
  }, limits.sweepMs);
  sweeping.unref();
  let isStopping = false;

  async function take(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const token = searchParams.get('apikey') ?? '';
    const version = toVersion(searchParams.get('vsn'));
    if (version === null) return refuse(socket, '400 Bad Request');
    if ((await keys.find(token)) === null) return refuse(socket, '401 Unauthorized');
    // Nothing is awaited from here on, so that no other request takes the same place.
    const address = request.socket.remoteAddress ?? '';
    const isFull = isStopping || connections.size >= limits.connections;
    if (isFull) return refuse(socket, '503 Service Unavailable');
    if (countOf(address) >= limits.connectionsPerAddress) {
      return refuse(socket, '429 Too Many Requests');
    }
    server.handleUpgrade(request, socket, head, (client) => {
      const onEnd = (ended: Connection) => void connections.delete(ended);
      connections.set(openConnection({ socket: client, version, token, services, onEnd }), address);
    });
  }

  function countOf(address: string): number {
    let count = 0;
    for (const other of connections.values()) if (other === address) count += 1;
    return count;
  }

  return {
    broadcastApi: createBroadcastApi(services),
    upgrade: (request, socket, head) => {
      // For clients that disconnect before the answer.
      socket.on('error', () => socket.destroy());
      void take(request, socket, head).catch(() => socket.destroy());
    },
    stop: async () => {
      isStopping = true;
      clearInterval(sweeping);
      for (const connection of connections.keys()) connection.end();
      await feed.stop();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

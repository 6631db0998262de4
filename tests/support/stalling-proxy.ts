import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { portOf } from '../../supabase/local/port.ts';

export type StallingProxy = {
  url: string;
  /** From now on it takes whatever comes and answers nothing, on old connections and new. */
  stall: () => void;
  /** Answers again; who waited until now gets nothing more and has to ask anew. */
  recover: () => void;
  stop: () => Promise<void>;
};

/** Stands before a server of this machine and can fall silent as a frozen process does. */
export async function startStallingProxy(target: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isStalled = false;

  const server = createServer((client) => {
    keep(client);
    client.on('data', () => undefined);
    if (isStalled) return;
    const upstream = keep(connect({ host: hostname, port: Number(port) }));
    client.pipe(upstream).pipe(client);
  });
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  }

  function recover() {
    isStalled = false;
    for (const socket of sockets) socket.destroy();
  }

  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.unpipe();
    },
    recover,
    async stop() {
      recover();
      server.close();
      await once(server, 'close');
    },
  };
}

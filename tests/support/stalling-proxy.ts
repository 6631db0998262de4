import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { portOf } from '../../supabase/local/port.ts';

/**
 * What can be wrong with a server: it takes what comes and answers nothing, as a frozen process does; closes each
 * connection; breaks off within its answer; answers a byte at a time; or takes many seconds for each answer.
 */
export const networkFaults = ['silent', 'refusing', 'cutting', 'trickling', 'slow'] as const;
export type NetworkFault = (typeof networkFaults)[number];

export type StallingProxy = {
  url: string;
  /** From now on, on old connections and new. */
  fail: (fault: NetworkFault) => void;
  /** Falls silent. */
  stall: () => void;
  /** When it first left something unanswered since `fail`, by `performance.now()`; null before. */
  findSilence: () => number | null;
  /** Answers again; who waited until now gets nothing more and has to ask anew. */
  recover: () => void;
  stop: () => Promise<void>;
};

const bytesBeforeCut = 24;
const trickleMs = 250;
const slowMs = 9_000;

/** Stands before a server of this machine and can fail as one does. */
export async function startStallingProxy(target: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let fault: NetworkFault | null = null;
  let silentFrom: number | null = null;

  const server = createServer((client) => {
    keep(client);
    if (fault === 'refusing') return void client.destroy();
    const upstream = keep(connect({ host: hostname, port: Number(port) }));
    client.on('data', (chunk) => {
      if (fault === 'refusing') client.destroy();
      else if (fault === 'silent') silentFrom ??= performance.now();
      else upstream.write(chunk);
    });
    upstream.on('data', (chunk) => answer(client, chunk));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => {
      if (fault === null || fault === 'cutting') client.destroy();
    });
  });
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');

  function answer(client: Socket, chunk: Buffer) {
    if (fault === null) client.write(chunk);
    if (fault === 'cutting') client.end(chunk.subarray(0, bytesBeforeCut));
    if (fault === 'trickling') trickle(client, chunk);
    if (fault === 'slow') setTimeout(() => client.writable && client.write(chunk), slowMs).unref();
  }

  function trickle(client: Socket, chunk: Buffer) {
    let sent = 0;
    const timer = setInterval(() => {
      if (sent === chunk.length || !client.writable) return clearInterval(timer);
      client.write(chunk.subarray(sent, sent + 1));
      sent += 1;
    }, trickleMs);
    timer.unref();
  }

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  }

  function recover() {
    fault = null;
    for (const socket of sockets) socket.destroy();
  }

  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    fail(next) {
      fault = next;
      silentFrom = null;
    },
    findSilence: () => silentFrom,
    stall() {
      fault = 'silent';
    },
    recover,
    async stop() {
      recover();
      server.close();
      await once(server, 'close');
    },
  };
}

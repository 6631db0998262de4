import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SentItem = { type: string; payload: string };

export type SentrySink = {
  /** Of a project that keeps what it is sent in memory. */
  dsn: string;
  /** Every envelope as it came over the wire. */
  envelopes: string[];
  items: () => SentItem[];
  stop: () => Promise<void>;
};

/** A stand-in for Sentry on loopback. */
export async function startSentrySink(): Promise<SentrySink> {
  const envelopes: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      envelopes.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://sinkkey@127.0.0.1:${port}/7`,
    envelopes,
    items: () => envelopes.flatMap(parseItems),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Payloads of one line each; a recording's second line counts as an item without a type. */
function parseItems(envelope: string): SentItem[] {
  const lines = envelope.split('\n').slice(1);
  const items: SentItem[] = [];
  for (let at = 0; at < lines.length - 1; at += 1) {
    const type = readType(lines[at]);
    if (type !== null) {
      items.push({ type, payload: lines[at + 1] ?? '' });
      at += 1;
    }
  }
  return items;
}

function readType(line = ''): string | null {
  try {
    const { type } = JSON.parse(line) as { type?: unknown };
    return typeof type === 'string' ? type : null;
  } catch {
    return null;
  }
}

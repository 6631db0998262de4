import { createServer } from 'node:http';
import { portOf } from '../../supabase/local/port.ts';
import type { TestBackend } from './file-backend.ts';
import { serveTestWorker } from './serve-test-worker.ts';

export type ReportingWorker = {
  url: string;
  sink: SentrySink;
  /** Lines that the Worker logged. */
  logs: string[];
  stop: () => Promise<void>;
};

/** Another Worker on the same backend that reports its errors, to a sink of this process. */
export async function serveWithSentry(backend: TestBackend): Promise<ReportingWorker> {
  const sink = await startSentrySink();
  const logs: string[] = [];
  const worker = await serveTestWorker({
    backend,
    variables: { SENTRY_DSN: sink.dsn },
    onLog: ({ message }) => logs.push(message),
  });
  return {
    url: worker.url,
    sink,
    logs,
    async stop() {
      await worker.stop();
      await sink.stop();
    },
  };
}

type SentItem = { type: string; payload: string };

type SentrySink = {
  /** Of a project that keeps what it is sent in memory. */
  dsn: string;
  /** Every envelope as it came over the wire. */
  envelopes: string[];
  items: () => SentItem[];
  /** Forgets what came until now. */
  clear: () => void;
  stop: () => Promise<void>;
};

/** A stand-in for Sentry on loopback. */
async function startSentrySink(): Promise<SentrySink> {
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
  return {
    dsn: `http://sinkkey@127.0.0.1:${portOf(server)}/7`,
    envelopes,
    items: () => envelopes.flatMap(parseItems),
    clear: () => envelopes.splice(0),
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

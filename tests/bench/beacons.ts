import { workerVariables } from '../../supabase/commands/worker-variables.ts';
import { startIsolatedBackend } from '../support/test-backend.ts';
import { sendVisitors } from './send-visitors.ts';
import { serveProduct } from './workerd.ts';

const loads = [
  { what: 'one after the other', connections: 1, seconds: 10 },
  { what: 'as many as it takes', connections: 16, seconds: 10 },
];
const vitalsPerBeacon = 5;
const limitMs = 5;

/** How long a browser waits for the answer to its beacon, and how many are answered a second. */
export async function benchBeacons(): Promise<void> {
  const backend = await startIsolatedBackend();
  const product = await serveProduct(workerVariables(backend));
  const send = (connections: number, seconds: number) => {
    return sendVisitors('sendBeacons', {
      url: product.url,
      vitalsPerBeacon,
      connections,
      seconds,
    });
  };
  try {
    await send(4, 2);
    const lines = [];
    for (const { what, connections, seconds } of loads) {
      const { sent, accepted, perSecond, medianMs, p95Ms } = await send(connections, seconds);
      if (accepted !== sent) {
        throw new Error(`Of ${sent} beacons ${accepted} were accepted`);
      }
      lines.push({ what, connections, perSecond, medianMs, p95Ms });
    }
    console.log(`\nBeacons of ${vitalsPerBeacon} vitals under \`workerd serve\``);
    console.table(lines);
    const alone = lines[0]?.medianMs ?? Infinity;
    if (alone > limitMs) {
      throw new Error(`A beacon waits ${alone} ms for its answer; the limit is ${limitMs}`);
    }
  } finally {
    await product.stop();
    await backend.stop();
  }
}

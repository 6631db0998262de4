import autocannon from 'autocannon';
import { workerVariables } from '../../supabase/local/backend.ts';
import { startTestBackend } from '../support/test-backend.ts';
import { serveProduct } from './workerd.ts';

const connections = 16;
const seconds = 10;

/** Vitals of one visit, as a browser sends them when it is left. */
export const beacon = JSON.stringify([
  { metric: 'TTFB', value: 180, path: '/business/joes', details: { device: 'phone' } },
  { metric: 'LCP', value: 1450, path: '/business/joes', details: { device: 'phone' } },
  { metric: 'CLS', value: 0.02, path: '/business/joes', details: { device: 'phone' } },
  { metric: 'INP', value: 90, path: '/business/joes', details: { device: 'phone' } },
  { metric: 'FID', value: 8, path: '/business/joes', details: { device: 'phone' } },
]);

export type Load = { url: string; connections: number } & (
  | { seconds: number }
  | { amount: number; perSecond: number }
);

/** Sends beacons, each of another visitor; how many were accepted, and how fast. */
export async function sendBeacons({ url, connections, ...extent }: Load) {
  const times: number[] = [];
  let accepted = 0;
  let visitor = 0;
  const startedAt = performance.now();
  await autocannon({
    url: `${url}/api/metrics`,
    method: 'POST',
    body: beacon,
    connections,
    ...('seconds' in extent
      ? { duration: extent.seconds }
      : { amount: extent.amount, overallRate: extent.perSecond }),
    setupClient: (client) => {
      const renew = () => {
        visitor += 1;
        const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
        client.setHeaders({ 'Content-Type': 'application/json', 'CF-Connecting-IP': address });
      };
      renew();
      client.on('response', (status, _bytes, ms) => {
        accepted += Number(status === 202);
        times.push(ms);
        renew();
      });
    },
  });
  const took = (performance.now() - startedAt) / 1000;
  return {
    accepted,
    sent: times.length,
    perSecond: Math.round(times.length / took),
    ...spread(times),
  };
}

/** The median and the 95th percentile, in milliseconds. */
export function spread(times: number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Number((sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1));
  return { medianMs: at(0.5), p95Ms: at(0.95) };
}

/** Beacons a second, of five vitals each, and how long their browsers wait for the answer. */
export async function benchBeacons(): Promise<void> {
  const backend = await startTestBackend();
  const product = await serveProduct(workerVariables(backend));
  try {
    await sendBeacons({ url: product.url, connections: 4, seconds: 2 });
    const { perSecond, medianMs, p95Ms } = await sendBeacons({
      url: product.url,
      connections,
      seconds,
    });
    console.log(
      `\nBeacons of five vitals under \`workerd serve\` (${connections} connections, ${seconds} s): ${perSecond} a second, answered in ${medianMs} ms (median), ${p95Ms} ms (95th)`,
    );
  } finally {
    await product.stop();
    await backend.stop();
  }
}

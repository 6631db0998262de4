import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { workerVariables } from '../../supabase/commands/worker-variables.ts';
import { startIsolatedBackend } from '../support/test-backend.ts';
import { sendVisitors } from './send-visitors.ts';
import { serveProduct } from './workerd.ts';

const flooding = { connections: 50, duration: 10 };
const maxTimesIdle = 3;

/** What visitors of `/` feel while one address asks for searches that nobody made before. */
export async function benchFlood(): Promise<void> {
  const backend = await startIsolatedBackend();
  const product = await serveProduct(workerVariables(backend));
  const visit = async (seconds: number) => {
    const visits = { url: product.url, paths: ['/'], perSecond: 20, seconds };
    return (await sendVisitors('timePages', visits)).all.medianMs;
  };
  try {
    await visit(2);
    const idle = await visit(5);
    const flood = autocannon({
      ...flooding,
      url: product.url,
      headers: { 'CF-Connecting-IP': '203.0.113.1' },
      requests: [{ setupRequest: (request) => ({ ...request, path: `/?q=a+${randomUUID()}` }) }],
    });
    const flooded = await visit(flooding.duration - 1);
    const { requests, '2xx': answered, '4xx': refused } = await flood;
    const ratio = flooded / idle;
    console.log(
      `\nA flood of ${flooding.connections} connections for ${flooding.duration} s: ${Math.round(requests.average)} a second, ${answered} answered, ${refused} refused`,
    );
    console.table({ 'median of /, ms': { idle, flooded, ratio } });
    if (ratio > maxTimesIdle) {
      throw new Error(`Visitors wait ${ratio.toFixed(1)} times as long as otherwise`);
    }
  } finally {
    await product.stop();
    await backend.stop();
  }
}

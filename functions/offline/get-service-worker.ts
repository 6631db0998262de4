import { isOnForEverybody } from '#app/config/settings.ts';
import type { AppContext } from '../env.ts';

/**
 * `GET /sw.js`. Browsers that have it request it with each page, bypassing caches: while the flag
 * is off they get one that removes itself and its data. The response's policy applies to the
 * worker.
 */
export async function getServiceWorker(c: AppContext): Promise<Response> {
  const { flags } = await c.get('services').settings.read();
  // Loaded on demand: few visitors use it.
  const { default: script } = isOnForEverybody('offline', flags)
    ? await import('virtual:service-worker')
    : await import('virtual:service-worker-off');
  return c.body(script, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
}

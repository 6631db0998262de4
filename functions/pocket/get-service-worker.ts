import { isOnForEverybody } from '#app/config/flags.ts';
import type { AppContext } from '../env.ts';

/**
 * `GET /sw.js`. Browsers that have the worker fetch this on each page load, bypassing caches: while
 * the flag is off they get a script that unregisters itself and deletes what it stored. The policy
 * of this response limits what the worker may fetch.
 */
export async function getServiceWorker(c: AppContext): Promise<Response> {
  const { flags } = await c.get('services').settings.read();
  // Lazy-loaded: few visitors request it.
  const { default: script } = isOnForEverybody('pocket', flags)
    ? await import('virtual:service-worker')
    : await import('virtual:service-worker-off');
  return c.body(script, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
}

import { isOnForEverybody } from '#app/config/flags.ts';
import type { AppContext } from '../env.ts';

/**
 * `GET /sw.js`. Browsers that have it ask for it with each page they open, past every cache: while the
 * flag is off they get the one that removes itself and what it kept. The policy of a worker's own script says what it may ask for.
 */
export async function getServiceWorker(c: AppContext): Promise<Response> {
  const { flags } = await c.get('services').settings.read();
  // Loaded when it is asked for: few visitors ever do.
  const { default: script } = isOnForEverybody('pocket', flags)
    ? await import('virtual:service-worker')
    : await import('virtual:service-worker-off');
  return c.body(script, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
}

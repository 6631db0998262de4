import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

/**
 * Headers every answer carries. A page brings its own Content-Security-Policy, made when it was
 * rendered; all other answers allow nothing. Caching is opted into: the default is no-store,
 * because Cloudflare keeps a 200 without Cache-Control for two hours.
 */
export const addSecurityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const headers = c.res.headers;
  setDefault(headers, 'Cache-Control', 'no-store');
  if (!import.meta.env.DEV) {
    // under `npm run dev` pages have no policy of their own
    setDefault(headers, 'Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  }
  headers.set('X-Content-Type-Options', 'nosniff');
  setDefault(headers, 'Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  setDefault(headers, 'Cross-Origin-Resource-Policy', 'same-origin');
  headers.set(
    'Permissions-Policy',
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  );
});

function setDefault(headers: Headers, name: string, value: string) {
  if (!headers.has(name)) {
    headers.set(name, value);
  }
}

import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

/** Where an answer says nothing else. Cloudflare keeps a 200 without Cache-Control for two hours. */
const defaults = {
  'Cache-Control': 'no-store',
  // Under `npm run dev` pages have no policy of their own.
  ...(!import.meta.env.DEV && {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  }),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
};

/** Of an answer that says nothing else. */
export const securityHeaders = { ...defaults, ...always };

/**
 * Headers every answer carries. A page brings its own Content-Security-Policy, made when it was
 * rendered; all other answers allow nothing. Caching is opted into.
 */
export const addSecurityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(defaults)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
});

import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

/** The permissions that our pages use: location, and writing to the clipboard. */
const own = ['geolocation', 'clipboard-write'];
/**
 * The permissions that Chromium knows on every system (it warns about unknown ones) and no page
 * uses.
 */
const refused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const permissionsPolicy = [
  ...own.map((name) => `${name}=(self)`),
  ...refused.map((name) => `${name}=()`),
].join(', ');

/**
 * Headers for responses that do not set them. Cloudflare caches a 200 without Cache-Control for 2
 * h.
 */
const defaults = {
  'Cache-Control': 'no-store',
  // Under `npm run dev` pages set no policy of their own.
  ...(!import.meta.env.DEV && {
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Cross-Origin-Embedder-Policy': 'require-corp',
  }),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Data and empty bodies cannot use a permission; the header would add 1 kB to each search and
 * beacon.
 */
const permissions = { 'Permissions-Policy': permissionsPolicy };
const data = /^application\/[\w.+-]*json\b|^text\/(?:csv|vcard)\b/;

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** All headers of a response that sets none of its own. */
export const securityHeaders = { ...defaults, ...always };

/**
 * Adds the headers that every response has. A page sets its own Content-Security-Policy, made while
 * rendering; the policy of all other responses allows nothing. Caching is opt-in.
 */
export const addSecurityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(defaults)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const type = headers.get('Content-Type');
  const added = type === null || data.test(type) ? always : { ...always, ...permissions };
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
});

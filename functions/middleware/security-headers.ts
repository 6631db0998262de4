import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

/** Of what browsers let a page ask for, this one asks for its place, and to copy an address. */
const own = ['geolocation', 'clipboard-write'];
/** All else that Chromium knows on every system (what it does not know it complains of), or that no page here has a use for. */
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

/** Where an answer says nothing else. Cloudflare keeps a 200 without Cache-Control for two hours. */
const defaults = {
  'Cache-Control': 'no-store',
  // Under `npm run dev` pages have no policy of their own.
  ...(!import.meta.env.DEV && {
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Cross-Origin-Embedder-Policy': 'require-corp',
  }),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Data, and what has no body, has nothing that could use a permission: a kilobyte on each search and beacon. */
const permissions = { 'Permissions-Policy': permissionsPolicy };
const data = /^application\/[\w.+-]*json\b|^text\/(?:csv|vcard)\b/;

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
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
  const type = headers.get('Content-Type');
  const added = type === null || data.test(type) ? always : { ...always, ...permissions };
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
});

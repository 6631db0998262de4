import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

/** The permissions that our pages use: geolocation, and copying a URL. */
const own = ['geolocation', 'clipboard-write'];
/** All other permissions that Chromium knows on every system (it warns about unknown ones). */
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

/** Unless the response sets them. Cloudflare caches a 200 without Cache-Control for two hours. */
const defaults = {
  'Cache-Control': 'no-store',
  // Under `npm run dev` pages have no policy.
  ...(!import.meta.env.DEV && {
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  }),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Of documents: data have no windows, and each header costs a microsecond of a search. */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(!import.meta.env.DEV && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
};
/** Empty responses cannot use permissions either: a kilobyte for each beacon. */
const permissions = { 'Permissions-Policy': permissionsPolicy };
const data = /^application\/[\w.+-]*json\b|^text\/(?:csv|vcard)\b/;

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};

const unframed = { 'X-Frame-Options': 'DENY' };
/** Of the one response that other sites may frame (search/get-frame.tsx). */
const framed = /frame-ancestors 'self'/;

/** Headers of a response that sets none of its own. */
export const securityHeaders = { ...defaults, ...always, ...unframed };

/**
 * Sets the headers that every response has. A page has its own Content-Security-Policy, made while
 * rendering; other responses allow nothing. Caching is opt-in.
 */
export const addSecurityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(defaults)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const type = headers.get('Content-Type');
  const isData = type !== null && data.test(type);
  const mayBeFramed = framed.test(headers.get('Content-Security-Policy') ?? '');
  const added = {
    ...always,
    ...(!mayBeFramed && unframed),
    ...(!isData && isolation),
    ...(type && !isData && permissions),
  };
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
});

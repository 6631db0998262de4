import { turnstileHost, turnstilePolicy } from '#app/config/public-env.ts';
import { violationsGroup, violationsPath } from '#app/config/reports.ts';
import { startPolicy } from './app-scripts.ts';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

type PolicyOptions = {
  /** The nonce that React got for this rendering; nobody else knows it. */
  nonce: string;
  /** Style sheets that the page contains. */
  styles?: readonly string[];
  /** Scripts that the page's scripts insert: see app-scripts.ts. */
  modules: readonly string[];
  /** The Supabase that signed-in browsers call. */
  backendUrl: string;
  /** The style of the street maps, whose host has their tiles too; null without them. */
  mapStyleUrl: string | null;
  /** Whether forms may load Turnstile's widget. */
  hasTurnstile: boolean;
};

/**
 * Returns the policy for a rendered page: nothing from other origins, and only the inline scripts
 * that React rendered, by hash. They are recognized by their nonce; a script that got into the page
 * in another way has none, and so gets no hash. Data blocks such as JSON-LD need none.
 */
export async function contentSecurityPolicy(
  html: string,
  { nonce, styles = [], modules, backendUrl, mapStyleUrl, hasTurnstile }: PolicyOptions,
): Promise<string> {
  const scripts = Array.from(html.matchAll(inlineScript))
    .filter(([, attributes = '']) => attributes.includes(mark(nonce)))
    .map(([, , script = '']) => script);
  const hashes = await Promise.all(Array.from(new Set([...scripts, ...modules]), hash));
  const { origin, host, protocol } = new URL(backendUrl);
  // In some browsers neither 'self' nor an HTTP scheme allows WebSockets.
  const sockets = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
  return [
    "default-src 'none'",
    `script-src ${allowScripts(hashes)}`,
    ["style-src 'self'", ...(await Promise.all(styles.map(hash)))].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${origin} ${sockets}${mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : ''}`,
    "manifest-src 'self'",
    // The service worker of offline metros, and the worker of the street maps.
    "worker-src 'self'",
    // The app inserts Turnstile's script, as 'strict-dynamic' allows.
    // The preview of what other websites may frame.
    `frame-src 'self'${hasTurnstile ? ` ${turnstileHost}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Of the start script and of the workers' URLs; MapLibre can only be served by the default one.
    `trusted-types ${startPolicy} service-worker${mapStyleUrl ? ' default' : ''}${hasTurnstile ? ` ${turnstilePolicy}` : ''}`,
    `report-uri ${violationsPath}`,
    `report-to ${violationsGroup}`,
  ].join('; ');
}

/**
 * Allows scripts with these hashes and what they load from anywhere. The last two keywords are for
 * browsers without 'strict-dynamic' or hashes: CSP 3 and CSP 2 make all others ignore them.
 */
function allowScripts(hashes: string[]): string {
  return hashes.length === 0
    ? "'none'"
    : `'strict-dynamic' ${hashes.join(' ')} https: 'unsafe-inline'`;
}

/** Removes the nonce before a page is cached: a nonce must not be used twice. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(mark(nonce), '');
}

function mark(nonce: string): string {
  return ` nonce="${nonce}"`;
}

async function hash(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

const element = /<link(?=[^>]* rel="(?:stylesheet|preload)")[^>]*>/g;
const attribute = / ([a-zA-Z]+)="([^"]*)"/g;

/**
 * Returns a `Link` header with what the first paint waits for: style sheet, font, and the picture
 * with high priority. If Cloudflare caches the page, browsers get it as 103 Early Hints. Without
 * the scripts, which would delay the first paint (app/SCREENS.md).
 */
export function earlyHints(html: string): string {
  return Array.from(html.matchAll(element), ([link]) => toHint(link))
    .filter((hint) => hint !== null)
    .join(', ');
}

function toHint(link: string): string | null {
  const attributes = Object.fromEntries(
    Array.from(link.matchAll(attribute), ([, name = '', value]) => [name.toLowerCase(), value]),
  );
  const { rel, href, as = 'style', type, fetchpriority } = attributes;
  // Only the browser knows which size of a photo it needs.
  if (href === undefined || (as === 'image' && fetchpriority !== 'high')) return null;
  if (rel === 'preload' && as !== 'font' && as !== 'image') return null;
  const target = `<${href.replaceAll('&amp;', '&')}>; rel=preload; as=${as}`;
  if (as === 'font') return `${target}; type=${type}; crossorigin`;
  return as === 'image' ? `${target}; fetchpriority=high` : target;
}

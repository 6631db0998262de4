import { violationsGroup, violationsPath } from '#app/config/reports.ts';
import { startPolicy } from './start-script.ts';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

type Surroundings = {
  /** The nonce passed to React for this rendering; it is secret. */
  nonce: string;
  /** Modules that the page's scripts insert into it: see start-script.ts. */
  modules: readonly string[];
  /** The Supabase URL for signed-in browsers. */
  backendUrl: string;
  /** The tile server of the maps; null if there is none. */
  tileUrl: string | null;
};

/**
 * Returns the policy of one rendered page: no foreign sources, and only those inline scripts that
 * React rendered, by hash. They are recognized by their nonce; an injected script has none and so
 * gets no hash. Data blocks, such as JSON-LD, need no hash.
 */
export async function contentSecurityPolicy(
  html: string,
  { nonce, modules, backendUrl, tileUrl }: Surroundings,
): Promise<string> {
  const scripts = Array.from(html.matchAll(inlineScript))
    .filter(([, attributes = '']) => attributes.includes(mark(nonce)))
    .map(([, , script = '']) => script);
  const hashes = await Promise.all(Array.from(new Set([...scripts, ...modules]), hash));
  const { origin, host, protocol } = new URL(backendUrl);
  // 'self' and http(s) sources do not include sockets in every browser.
  const sockets = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
  return [
    "default-src 'none'",
    `script-src ${allowScripts(hashes)}`,
    "style-src 'self'",
    `img-src 'self' data:${tileUrl ? ` ${new URL(tileUrl).origin}` : ''}`,
    "font-src 'self'",
    `connect-src 'self' ${origin} ${sockets}`,
    "manifest-src 'self'",
    // The service worker of a city kept for offline, registered by browser/pocket.
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The policies of the start script and of the URL of the service worker.
    `trusted-types ${startPolicy} service-worker`,
    `report-uri ${violationsPath}`,
    `report-to ${violationsGroup}`,
  ].join('; ');
}

/**
 * Allows scripts with these hashes and whatever they load, from any host. The last two sources are
 * for browsers without support for 'strict-dynamic' or for hashes; others ignore them, per CSP 3
 * and CSP 2.
 */
function allowScripts(hashes: string[]): string {
  return hashes.length === 0
    ? "'none'"
    : `'strict-dynamic' ${hashes.join(' ')} https: 'unsafe-inline'`;
}

/** Removes the nonce, so that the page can be cached: a reused nonce protects nothing. */
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

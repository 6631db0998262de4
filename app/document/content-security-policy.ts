import { violationsGroup, violationsPath } from '#app/config/reports.ts';
import { startPolicy } from './start-script.ts';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

type Surroundings = {
  /** What React was given for this rendering; nobody else can know it. */
  nonce: string;
  /** Scripts that those of the page put into it: see start-script.ts. */
  modules: readonly string[];
  /** The Supabase that signed-in browsers talk to. */
  backendUrl: string;
  /** The tile server of the maps; null when there is none. */
  tileUrl: string | null;
};

/**
 * The policy for one rendered page: nothing from elsewhere, and of inline scripts exactly those
 * that React made, by hash. They are known by their nonce; a script that came into the page in any
 * other way carries none and so gets no hash. Data blocks, as of JSON-LD, need none.
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
  // 'self' and a scheme of HTTP do not mean sockets in every browser.
  const sockets = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
  return [
    "default-src 'none'",
    `script-src ${allowScripts(hashes)}`,
    "style-src 'self'",
    `img-src 'self' data:${tileUrl ? ` ${new URL(tileUrl).origin}` : ''}`,
    "font-src 'self'",
    `connect-src 'self' ${origin} ${sockets}`,
    "manifest-src 'self'",
    // A city kept for offline: browser/pocket registers it.
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // That of the start, and that by which the service worker is named.
    `trusted-types ${startPolicy} service-worker`,
    `report-uri ${violationsPath}`,
    `report-to ${violationsGroup}`,
  ].join('; ');
}

/**
 * Those with these hashes and what they load, from wherever they name it. The last two are for browsers
 * that know no 'strict-dynamic', or no hash: all others pass over them, as CSP 3 and CSP 2 say.
 */
function allowScripts(hashes: string[]): string {
  return hashes.length === 0
    ? "'none'"
    : `'strict-dynamic' ${hashes.join(' ')} https: 'unsafe-inline'`;
}

/** The page as it may be cached: a nonce that is used twice protects nobody. */
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

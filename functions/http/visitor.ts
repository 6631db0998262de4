import { isRobot } from '#app/domain/metric/metric.server.ts';
import type { AppContext } from '../env.ts';

/** Excludes robots, prerendered pages, and visitors who ask not to be tracked. */
export function isVisitor(c: AppContext): boolean {
  const hasHeader = (name: string, word: string) => c.req.header(name)?.trim() === word;
  return (
    !isRobot(c.req.header('User-Agent')) &&
    c.req.header('Sec-Purpose') === undefined &&
    !hasHeader('Sec-GPC', '1') &&
    !hasHeader('DNT', '1')
  );
}

const addressHeader = 'CF-Connecting-IP';
const ipv4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;
const ipv6 = /^[\da-f:.]{2,45}$/i;

/**
 * Removes what only Cloudflare can know of a visitor (address, city) from a request that did not
 * come through it: the caller wrote it, and would have a limit of its own with each address. All
 * such callers count as one.
 */
export function forgetVisitor(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete(addressHeader);
  return new Request(request, { headers, cf: {} });
}

/**
 * Returns the visitor's IP address as `parseAddress` writes it, or null. Cloudflare overwrites this
 * header if a caller sends it.
 */
export function getVisitorAddress(c: AppContext): string | null {
  return parseAddress(c.req.header(addressHeader) ?? '');
}

/**
 * Returns an IP address in its one canonical form, or null: without port and leading zeros, IPv6 in
 * lower case and eight full groups, and IPv4 in IPv6 (`::ffff:41.1.1.1`) as IPv4.
 */
export function parseAddress(text: string): string | null {
  if (ipv4.test(text)) return parseIpv4(text);
  const withoutPort =
    /^\[(?<host>[^\]]*)\](?::\d+)?$/.exec(text)?.groups?.host ??
    (/^[\d.]+:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text);
  if (ipv4.test(withoutPort)) return parseIpv4(withoutPort);
  if (!ipv6.test(withoutPort) || !URL.canParse(`http://[${withoutPort}]`)) return null;
  const groups = expand(new URL(`http://[${withoutPort}]`).hostname.slice(1, -1));
  const [a = 0, b = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [a >> 8, a & 255, b >> 8, b & 255].join('.');
  return groups.map((group) => group.toString(16)).join(':');
}

/** Not by URL, which reads "041" as octal. */
function parseIpv4(text: string): string | null {
  const parts = text.split('.').map(Number);
  return parts.every((part) => part <= 255) ? parts.join('.') : null;
}

/** The eight groups of an address as URL writes it, '2001:db8::1'. */
function expand(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

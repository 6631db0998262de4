import type { AppContext } from '../env.ts';

const ipv4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;
const ipv6 = /^[\da-f:.]{2,45}$/i;

/**
 * Returns the visitor's IP address, or null. Cloudflare overwrites this header if a caller sends
 * it.
 */
export function getVisitorAddress(c: AppContext): string | null {
  const address = c.req.header('CF-Connecting-IP') ?? '';
  const isAddress =
    (ipv4.test(address) && URL.canParse(`http://${address}`)) ||
    (ipv6.test(address) && URL.canParse(`http://[${address}]`));
  return isAddress ? address : null;
}

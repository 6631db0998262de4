import { z } from 'zod';
import { publicWebLimits } from '#app/config/limits.ts';
import { site } from '#app/config/site.ts';

/** Names of private networks, whatever they resolve to. */
const privateEndings = ['localhost', 'local', 'internal', 'home.arpa', 'lan', 'onion'];

/** IPv4 ranges that are not public, by their first bits: RFC 6890 and its updates. */
const privateRanges: [start: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/**
 * Returns whether a URL may be fetched by its text: http or https on the default port, without
 * credentials, with a host name that is `domain` or below it, not an IP address.
 */
export function isPublicUrl(url: URL, domain: string): boolean {
  const { protocol, port, username, password, hostname } = url;
  const isWeb = ['http:', 'https:'].includes(protocol) && ['', '80', '443'].includes(port);
  // The URL parser converts all forms of IPv4 addresses ('0x7f.1') to four numbers; IPv6 is in
  // brackets.
  const isName = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname);
  const isWithin = hostname === domain || hostname.endsWith(`.${domain}`);
  const isPrivate = privateEndings.some((ending) => `.${hostname}`.endsWith(`.${ending}`));
  return isWeb && username === '' && password === '' && isName && isWithin && !isPrivate;
}

/** Returns whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  if (/^\d+(\.\d+){3}$/.test(address)) {
    const number = toNumber(address);
    return !privateRanges.some(([start, bits]) => {
      const size = 2 ** (32 - bits);
      return Math.floor(number / size) === Math.floor(toNumber(start) / size);
    });
  }
  const [first = 0, second = 0] = address
    .split(':')
    .map((group) => Number.parseInt(group, 16) || 0);
  // Global unicast, except 6to4 (2002::/16), documentation (2001:db8::/32, 3fff::/20) and what
  // protocols reserve (2001::/23, with Teredo and benchmarks): IANA's special-purpose registry.
  const isGlobal = first >= 0x2000 && first <= 0x3fff && address.includes(':');
  const isSpecial =
    first === 0x2002 ||
    (first === 0x2001 && (second < 0x200 || second === 0xdb8)) ||
    (first === 0x3fff && second < 0x1000);
  return isGlobal && !isSpecial;
}

function toNumber(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** The text of a URL, or why there is none. */
export type PublicText =
  | { ok: true; text: string }
  /** refused: not a public URL of that domain. */
  | { ok: false; reason: 'refused' | 'unreachable' | 'missing' };

export type PublicWeb = {
  /**
   * Fetches the beginning of a URL of this domain, without cookies and without leaving the domain.
   */
  readText: (url: string, domain: string) => Promise<PublicText>;
};

const resolver = 'https://cloudflare-dns.com/dns-query';
const answerSchema = z.object({
  Answer: z.array(z.object({ type: z.int(), data: z.string() })).optional(),
});
/** DNS record types A and AAAA. */
const addressTypes = { A: 1, AAAA: 28 } as const;

/**
 * Fetches public websites whose URL somebody else names. Checks each URL of a redirect chain by its
 * text and by the addresses it resolves to. DNS rebinding is not detected here: Cloudflare's
 * network has no access to private networks; elsewhere a firewall must prevent it.
 */
export function createPublicWeb(
  baseFetch: typeof fetch = (input, init) => fetch(input, init),
): PublicWeb {
  async function isPublicHost(hostname: string, signal: AbortSignal): Promise<boolean> {
    const answers = await Promise.all(
      Object.entries(addressTypes).map(async ([name, type]) => {
        const response = await baseFetch(`${resolver}?name=${hostname}&type=${name}`, {
          headers: { Accept: 'application/dns-json' },
          signal,
        });
        const { Answer = [] } = answerSchema.parse(await response.json());
        return Answer.filter((record) => record.type === type).map(({ data }) => data);
      }),
    );
    const addresses = answers.flat();
    return addresses.length > 0 && addresses.every(isPublicAddress);
  }

  async function read(start: string, domain: string, signal: AbortSignal): Promise<PublicText> {
    let address = start;
    for (let hop = 0; hop <= publicWebLimits.redirects; hop += 1) {
      const url = URL.parse(address);
      if (url === null || !isPublicUrl(url, domain)) return { ok: false, reason: 'refused' };
      if (!(await isPublicHost(url.hostname, signal))) return { ok: false, reason: 'refused' };
      const response = await baseFetch(url.href, {
        redirect: 'manual',
        headers: {
          Accept: 'text/html, text/plain',
          'User-Agent': `${site.name} (looks for the code of a claim)`,
        },
        signal,
      });
      if (response.ok) return { ok: true, text: await readStart(response) };
      await response.body?.cancel();
      const location = response.headers.get('Location');
      if (response.status < 300 || response.status > 399 || location === null) {
        return { ok: false, reason: 'missing' };
      }
      address = URL.parse(location, url)?.href ?? '';
    }
    return { ok: false, reason: 'refused' };
  }

  return {
    async readText(url, domain) {
      const signal = AbortSignal.timeout(publicWebLimits.timeoutMs);
      return read(url, domain, signal).catch(() => ({ ok: false, reason: 'unreachable' }) as const);
    },
  };
}

/** Reads the beginning of a body, however long it is. */
async function readStart({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop cancels the rest of the stream.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    text += decoder.decode(chunk, { stream: true });
    if (bytes >= publicWebLimits.bytes) break;
  }
  return text;
}

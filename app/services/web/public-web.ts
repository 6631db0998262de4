import { z } from 'zod';
import { publicWebLimits } from '#app/config/limits.ts';
import { isPublicAddress, isPublicUrl } from './public-address.ts';

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
  ask: typeof fetch = (input, init) => fetch(input, init),
): PublicWeb {
  async function isPublicHost(hostname: string, signal: AbortSignal): Promise<boolean> {
    const answers = await Promise.all(
      Object.entries(addressTypes).map(async ([name, type]) => {
        const response = await ask(`${resolver}?name=${hostname}&type=${name}`, {
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
      const response = await ask(url.href, {
        redirect: 'manual',
        headers: { Accept: 'text/html, text/plain', 'User-Agent': publicWebLimits.userAgent },
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

import { locateAddress } from '#app/domain/submission/submission-calls.ts';
import { addressQuerySchema } from '#app/domain/submission/submission-queries.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../http/read-body.ts';

/**
 * `POST /api/locate-address` with an address as far as it is typed -> AddressOnMap. In the body,
 * because browsers and proxies store URLs, and the address is not public yet.
 */
export async function postLocate(c: AppContext): Promise<Response> {
  const address = await parseJsonBody(c, addressQuerySchema);
  c.header('Cache-Control', 'no-store');
  return c.json(await locateAddress(c.get('services'), address));
}

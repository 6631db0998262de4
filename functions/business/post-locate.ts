import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import { locateAddress } from '#app/domain/submission/submission-calls.ts';
import { addressQuerySchema } from '#app/domain/submission/submission-queries.ts';
import type { AddressOnMap } from '#app/domain/submission/submission.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../http/read-body.ts';

/**
 * `POST /api/locate-address` with an address as far as it is typed -> AddressOnMap. In the body,
 * because browsers and proxies store URLs, and the address is not public yet.
 */
export async function postLocate(c: AppContext): Promise<Response> {
  const address = await parseJsonBody(c, addressQuerySchema);
  const located = await locateAddress(c.get('services'), address);
  const { time_zone } = located;
  const answer: AddressOnMap = {
    ...located,
    time_zone_name: time_zone && nameTimeZone(time_zone),
  };
  c.header('Cache-Control', 'no-store');
  return c.json(answer);
}

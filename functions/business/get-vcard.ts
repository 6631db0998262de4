import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { formatVcard } from '#app/domain/business/format-vcard.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { requireListing } from './requested-listing.ts';

/** `GET /business/:slug/vcard` -> the listing as a contact for an address book. */
export async function getVcard(c: AppContext): Promise<Response> {
  const business = await requireListing(c, c.req.param('slug') ?? '');
  const { slug } = business;
  return c.body(formatVcard(business, `${siteOrigin(c)}/business/${slug}`), 200, {
    ...publicAnswerHeaders,
    'Content-Type': 'text/vcard; charset=utf-8',
    'Content-Disposition': `attachment; filename="${slug}.vcf"`,
  });
}

import { renderSVG } from 'uqr';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { requireListing } from './requested-listing.ts';

/** `GET /business/:slug/qr.svg` -> the URL of the listing as a QR code. */
export async function getQrCode(c: AppContext): Promise<Response> {
  const { slug } = await requireListing(c, c.req.param('slug') ?? '');
  c.header('Cache-Control', 'public, max-age=86400');
  c.header('Content-Type', 'image/svg+xml');
  // Level M corrects 15 % of damage: posters get dirty.
  return c.body(renderSVG(`${siteOrigin(c)}/business/${slug}`, { ecc: 'M', border: 2 }));
}

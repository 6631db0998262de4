import { site } from '#app/config/site.ts';
import { dayMs } from '#app/domain/text/text.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';

const validDays = 180;

/**
 * `GET /.well-known/security.txt`, RFC 9116. Its expiry date moves on while the site is deployed.
 */
export function getSecurity(c: AppContext): Response {
  const expires = new Date(Date.now() + validDays * dayMs).toISOString();
  const lines = [
    `Contact: mailto:${site.contact_email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin(c)}/.well-known/security.txt`,
    '',
  ];
  return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=86400' });
}

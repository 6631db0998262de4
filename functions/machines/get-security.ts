import { site } from '#app/config/site.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';

const validDays = 180;

/** `GET /.well-known/security.txt`, RFC 9116. `Expires` is computed per request. */
export function getSecurity(c: AppContext): Response {
  const expires = new Date(Date.now() + validDays * 86_400_000).toISOString();
  const lines = [
    `Contact: mailto:${site.contactEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin(c)}/.well-known/security.txt`,
    '',
  ];
  return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=86400' });
}

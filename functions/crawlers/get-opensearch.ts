import { site } from '#app/config/site.ts';
import { findPicture } from '#app/domain/setting/logo.ts';
import type { AppContext } from '../env.ts';
import { escapeXml } from '../http/escape-xml.ts';
import { siteOrigin } from '../http/site-origin.ts';

/** `GET /opensearch.xml`: lets a browser offer the directory as a search engine. */
export function getOpensearch(c: AppContext): Response {
  const origin = escapeXml(siteOrigin(c));
  const icon = findPicture('icon-32.png');
  const [type, src, size] = icon ? ['image/png', icon, 32] : ['image/svg+xml', '/favicon.svg', 16];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(site.name)}</ShortName>
  <Description>${escapeXml(site.tagline)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="${size}" height="${size}" type="${type}">${origin}${src}</Image>
  <Url type="text/html" template="${origin}/?q={searchTerms}"/>
  <Url type="application/rss+xml" template="${origin}/search.rss?q={searchTerms}"/>
  <Url type="application/x-suggestions+json" template="${origin}/api/opensearch?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${origin}/opensearch.xml"/>
</OpenSearchDescription>
`;
  return c.body(xml, 200, {
    'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
  });
}

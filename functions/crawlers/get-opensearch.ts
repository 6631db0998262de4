import { site } from '#app/config/site.ts';
import { tagline } from '#app/messages/components/site.tsx';
import type { AppContext } from '../env.ts';
import { escapeXml } from '../http/escape-xml.ts';
import { siteOrigin } from '../http/site-origin.ts';

/** `GET /opensearch.xml`: lets a browser offer the directory as a search engine. */
export function getOpensearch(c: AppContext): Response {
  const origin = escapeXml(siteOrigin(c));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(site.name)}</ShortName>
  <Description>${escapeXml(tagline)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${origin}/favicon.svg</Image>
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

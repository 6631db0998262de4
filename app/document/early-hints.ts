const element = /<link(?=[^>]* rel="(?:stylesheet|preload)")[^>]*>/g;
const attribute = / ([a-zA-Z]+)="([^"]*)"/g;

/**
 * Returns a `Link` header with what the first paint waits for: style sheet, font, and the picture
 * with high priority. If Cloudflare caches the page, browsers get it as 103 Early Hints. Without
 * the scripts, which would delay the first paint (app/SCREENS.md).
 */
export function earlyHints(html: string): string {
  return Array.from(html.matchAll(element), ([link]) => toHint(link))
    .filter((hint) => hint !== null)
    .join(', ');
}

function toHint(link: string): string | null {
  const attributes = Object.fromEntries(
    Array.from(link.matchAll(attribute), ([, name = '', value]) => [name.toLowerCase(), value]),
  );
  const { rel, href, as = 'style', type, fetchpriority } = attributes;
  // Only the browser knows which size of a photo it needs.
  if (href === undefined || (as === 'image' && fetchpriority !== 'high')) return null;
  if (rel === 'preload' && as !== 'font' && as !== 'image') return null;
  const target = `<${href.replaceAll('&amp;', '&')}>; rel=preload; as=${as}`;
  if (as === 'font') return `${target}; type=${type}; crossorigin`;
  return as === 'image' ? `${target}; fetchpriority=high` : target;
}

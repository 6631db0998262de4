const element = /<link(?=[^>]* rel="(?:stylesheet|preload)")[^>]*>/g;
const attribute = / ([a-zA-Z]+)="([^"]*)"/g;

/**
 * What a page's first paint waits for, as a `Link` header: style sheet, font, and the picture that it asks for before
 * all else. Where a page is kept at Cloudflare, its browser hears of them before the page (103 Early Hints).
 * Not the scripts: asked for as early, they make the first paint wait (app/build/README.md).
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
  // Which of several sizes of a photo fits, only the browser knows: no header of theirs reaches it early.
  if (href === undefined || (as === 'image' && fetchpriority !== 'high')) return null;
  if (rel === 'preload' && as !== 'font' && as !== 'image') return null;
  const target = `<${href.replaceAll('&amp;', '&')}>; rel=preload; as=${as}`;
  if (as === 'font') return `${target}; type=${type}; crossorigin`;
  return as === 'image' ? `${target}; fetchpriority=high` : target;
}

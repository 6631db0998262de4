import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '#app/config/site.ts';
import { derivePalette } from '#app/document/palette.ts';
import { formatAddress, toDialed } from '#app/domain/business/business-labels.ts';
import * as t from '#app/messages/frame.ts';
import { describeSearch, type FoundSearch, searchAs } from './search-as.ts';

/**
 * `GET /frame?q=&near=&…` -> the first results of a search, and with `/frame` alone its boxes, for a frame
 * on the websites that super admins name. Without scripts and cookies; links open above the frame.
 */
export const getFrame = searchAs({
  contentType: 'text/html; charset=utf-8',
  readsMore: true,
  headers: async ({ settings }) => {
    const { frame_hosts: hosts } = await settings.read();
    return {
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src '${await hashStyle()}'`,
        "form-action 'self'",
        "base-uri 'none'",
        ["frame-ancestors 'self'", ...hosts.map((host) => `https://${host}`)].join(' '),
      ].join('; '),
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
  },
  format: (found) => `<!doctype html>${renderToStaticMarkup(<Frame {...found} />)}`,
});

async function hashStyle(): Promise<string> {
  const bytes = new TextEncoder().encode(writeStyle());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

function Frame(found: FoundSearch) {
  const { query, answer, origin, links } = found;
  const title = describeSearch(found);
  // With nothing but a place to search in, there is nothing to list.
  const isList = [...new URL(links.self).searchParams.keys()].some((name) => name !== 'near');
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{isList ? title : t.searchTitle({ site: site.name })}</title>
        <style dangerouslySetInnerHTML={{ __html: writeStyle() }} />
      </head>
      <body>
        {isList ? (
          <main>
            <h1>{title}</h1>
            {answer.results.length === 0 && <p>{t.nothing}</p>}
            <ul>
              {answer.results.map((listing) => (
                <li key={listing.id}>
                  <a href={`${origin}/business/${listing.slug}`} target="_top">
                    {listing.name}
                  </a>
                  <span>{formatAddress(listing)}</span>
                  {listing.phone && (
                    <a className="phone" href={`tel:${toDialed(listing.phone)}`} target="_top">
                      {listing.phone}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </main>
        ) : (
          <form action={`${origin}/`} target="_top" role="search">
            <label>
              {t.what}
              <input name="q" type="search" maxLength={200} />
            </label>
            <label>
              {t.where}
              <input name="near" type="search" maxLength={100} defaultValue={query.near ?? ''} />
            </label>
            <button>{t.search}</button>
          </form>
        )}
        <p className="foot">
          <a href={isList ? links.page : `${origin}/`} target="_top">
            {t.more({ site: site.name })}
          </a>
        </p>
      </body>
    </html>
  );
}

/** The directory's colors, for the scheme of the visitor. */
function writeStyle(): string {
  const { light, dark } = derivePalette(site);
  const colors = (of: typeof light) =>
    `--paper:${of['paper-raised']};--ink:${of.ink};--soft:${of['ink-soft']};--rule:${of.rule};--strong:${of['rule-strong']};--accent:${of.accent};--link:${of['accent-strong']};--on:${of['on-accent']}`;
  return `:root{color-scheme:light dark;${colors(light)}}
@media(prefers-color-scheme:dark){:root{${colors(dark)}}}
*{box-sizing:border-box}
body{margin:0;padding:1rem;background:var(--paper);color:var(--ink);font:1rem/1.4 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 .5rem;font-size:1.25rem}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:0 1.5rem;margin:0;padding:0;list-style:none}
li{display:grid;gap:.125rem;padding:.625rem 0;border-top:1px solid var(--rule)}
li a:first-child{font-weight:600}
span,.foot{color:var(--soft);font-size:.875rem}
a{color:var(--link);justify-self:start;padding:.25rem 0}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}
label{display:grid;flex:1 1 11rem;gap:.25rem;font-size:.875rem;font-weight:600}
input,button{min-height:2.75rem;padding:0 .75rem;border:1.5px solid var(--strong);border-radius:.5rem;background:none;color:inherit;font:inherit}
button{border-color:var(--accent);background:var(--accent);color:var(--on);font-weight:600}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.foot{margin:1rem 0 0}`;
}

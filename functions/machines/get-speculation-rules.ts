import type { AppContext } from '../env.ts';

/**
 * `GET /speculation-rules.json`, named by public pages in their header `Speculation-Rules`:
 * browsers that support it prerender a public page when the visitor is about to follow its link.
 * Excludes private pages and links that crawlers must not follow.
 */
export async function getSpeculationRules(c: AppContext): Promise<Response> {
  const screens = await c.get('screens').list();
  const isPublic = screens.filter(({ handle }) => !handle.isPrivate);
  const where = {
    and: [
      { href_matches: isPublic.map(({ pattern }) => pattern) },
      { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
    ],
  };
  const rules = { prerender: [{ where, eagerness: 'moderate' }] };
  return c.body(JSON.stringify(rules), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=3600',
  });
}

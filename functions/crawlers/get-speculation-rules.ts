import type { AppContext } from '../env.ts';

/**
 * `GET /speculation-rules.json`, which public pages name in the header `Speculation-Rules`:
 * browsers that support it prerender a public page when a visitor is about to follow its link.
 * Excludes screens of one person and links with rel=nofollow.
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

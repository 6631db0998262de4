import type { AppContext } from '../env.ts';

/**
 * `GET /speculation-rules.json`, which pages to read name in their header `Speculation-Rules`: a
 * browser that knows them renders a public page beforehand when somebody is about to follow its link.
 * Not one of a single person, nor what a link asks crawlers to leave alone.
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

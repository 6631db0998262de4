import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { parseMarkdown } from '#app/domain/article/parse-markdown.ts';
import { findGuide, findGuides } from '#app/domain/guide/guide.server.ts';
import type { KeptGuide, MetroGuides } from '#app/domain/pocket/pocket.ts';
import type { AppContext } from '../env.ts';

const mostGuides = 3;

/** `GET /api/metros/:slug/guides.json`: the text of a metro's guides, for reading offline. */
export async function getMetroGuides(c: AppContext): Promise<Response> {
  const services = c.get('services');
  const cards = await findGuides(services, { metro: c.req.param('slug') ?? '', limit: mostGuides });
  const found = await Promise.all(cards.map(({ slug }) => findGuide(services, slug)));
  const guides = found.flatMap((guide): KeptGuide[] => {
    if (!guide) return [];
    const { slug, title, summary, body } = guide;
    const blocks = parseMarkdown(body).blocks.filter(({ type }) => type !== 'picture');
    return [{ slug, title, summary, blocks }];
  });
  return c.json({ guides } satisfies MetroGuides, 200, publicAnswerHeaders);
}

import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { findGuide, findGuides } from '#app/domain/article/article.server.ts';
import type { Guide } from '#app/domain/article/article.ts';
import { parseMarkdown } from '#app/domain/article/parse-markdown.ts';
import type { SavedGuide, MetroGuides } from '#app/domain/offline/offline.ts';
import type { AppContext } from '../env.ts';

const maxGuides = 3;

/** `GET /api/metros/:slug/guides.json`: the text of a metro's guides, for reading offline. */
export async function getMetroGuides(c: AppContext): Promise<Response> {
  const services = c.get('services');
  const metro = c.req.param('slug') ?? '';
  const guides = await services.cache.read('feed', `guides ${metro}`, async () => {
    const cards = await findGuides(services, { metro, limit: maxGuides });
    const found = await Promise.all(cards.map(({ slug }) => findGuide(services, slug)));
    const value = found.flatMap((guide) => (guide ? [toStored(guide)] : []));
    // Anybody can name a metro that does not exist.
    return { value, isCacheable: value.length > 0 };
  });
  return c.json({ guides } satisfies MetroGuides, 200, publicAnswerHeaders);
}

function toStored({ slug, title, summary, body }: Guide): SavedGuide {
  const blocks = parseMarkdown(body).blocks.filter(({ type }) => type !== 'picture');
  return { slug, title, summary, blocks };
}

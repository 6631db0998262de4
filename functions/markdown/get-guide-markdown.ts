import { findGuide } from '#app/domain/article/article.server.ts';
import { metroLabel } from '#app/domain/article/article.ts';
import { formatPlace } from '#app/domain/business/business-labels.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { answerMarkdown, escapeMarkdown, joinBlocks, linkTo } from './markdown.ts';

/**
 * `GET /cityguides/:slug/index.md` -> a guide as its author wrote it, with a line for each listing.
 * @throws AppError not_found
 */
export async function getGuideMarkdown(c: AppContext): Promise<Response> {
  const slug = c.req.param('slug') ?? '';
  const guide = await findGuide(c.get('services'), slug);
  if (!guide) throw new AppError('not_found');
  const { title, summary, author, published_at, metro, body, listings } = guide;
  const origin = siteOrigin(c);
  const text = body.replaceAll(
    /^::listing\{slug="([a-z0-9-]+)"[^}\n]*\}[ \t]*$/gm,
    (_, embedded) => {
      const listing = listings.find((one) => one.slug === embedded);
      if (!listing) return '';
      return `- ${linkTo(listing.name, `${origin}/business/${embedded}`)}, ${escapeMarkdown(formatPlace(listing))}`;
    },
  );
  const byline = `${author.name}, ${published_at.slice(0, 10)}, ${metroLabel(metro)}`;
  const blocks = [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(summary),
    escapeMarkdown(byline),
    text,
  ];
  return answerMarkdown(c, joinBlocks(blocks), `${origin}/cityguides/${slug}`);
}

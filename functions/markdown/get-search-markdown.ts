import { formatAddress, nameKind } from '#app/domain/business/business-labels.ts';
import { describeSearch } from '#app/domain/search/describe-answer.ts';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/functions.ts';
import {
  type ConfirmedListing,
  describeConfirmations,
  describeDay,
} from '../search/flatten-listing.ts';
import { type FoundSearch, searchAs } from '../search/search-as.ts';
import { escapeMarkdown, joinBlocks, linkTo, markdownType } from './markdown.ts';

/**
 * `GET /search.md?…` -> a page of results as Markdown, for assistants: what is not quite as asked
 * first, then the listings; for a city without words also its categories.
 */
export const getSearchMarkdown = searchAs({
  contentType: markdownType,
  format: (found) => {
    const { query, answer, notices, links, origin } = found;
    const total = formatCount(answer.total);
    const categories = query.q === undefined ? answer.facets.category : [];
    return joinBlocks([
      `# ${escapeMarkdown(describeSearch({ query, answer }))}`,
      notices.map((notice) => `> ${escapeMarkdown(notice)}`),
      answer.total_capped ? t.markdown.moreFound({ total }) : t.markdown.found({ total }),
      answer.results.map((listing) => describeResult(listing, found)),
      categories.length > 1 ? `## ${t.markdown.categories}` : null,
      categories.length > 1
        ? categories.map(({ slug, name, count }) => {
            const url = new URL(links.page);
            url.searchParams.set('category', slug);
            const link = linkTo(name, `${origin}/search.md${url.search}`);
            return `- ${link}${count === null ? '' : ` (${formatCount(count)})`}`;
          })
        : null,
      [
        `- ${linkTo(t.markdown.page, links.page)}`,
        ...(links.next === null ? [] : [`- ${linkTo(t.markdown.nextPage, links.next)}`]),
      ],
    ]);
  },
});

function describeResult(listing: ConfirmedListing, search: FoundSearch): string {
  const { slug, name, phone, rating, review_count, confirmations } = listing;
  const { hours_on_date } = describeDay(listing, search);
  const facts = [
    nameKind(listing),
    formatAddress(listing),
    phone,
    rating === null ? null : t.markdown.rated({ rating, count: review_count }),
    hours_on_date,
    describeConfirmations(confirmations),
  ].flatMap((fact) => (fact ? [escapeMarkdown(fact)] : []));
  return `- ${linkTo(name, `${search.origin}/business/${slug}`)}: ${facts.join('; ')}`;
}

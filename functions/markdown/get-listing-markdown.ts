import {
  describeNewPlace,
  formatAddress,
  formatPrice,
  listingStatusNames,
  nameKind,
  nameTimeZone,
} from '#app/domain/business/business-labels.ts';
import type { Business, Service } from '#app/domain/business/business.ts';
import { formatShortWeek, formatSpecialDays } from '#app/domain/business/format-hours.ts';
import * as t from '#app/messages/functions.ts';
import { requireListing } from '../business/requested-listing.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { describeConfirmations } from '../search/flatten-listing.ts';
import { answerMarkdown, escapeMarkdown, joinBlocks } from './markdown.ts';

/** `GET /business/:slug/index.md` -> what the page of a listing says, for assistants. */
export async function getListingMarkdown(c: AppContext): Promise<Response> {
  const slug = c.req.param('slug') ?? '';
  const business = await requireListing(c, slug);
  const page = `${siteOrigin(c)}/business/${business.slug}`;
  if (slug !== business.slug) return c.redirect(`/business/${business.slug}/index.md`, 301);
  return answerMarkdown(c, writeListing(business, { page, now: new Date() }), page);
}

type Written = { page: string; now: Date };

function writeListing(business: Business, { page, now }: Written): string {
  const { name, description, status, attributes, services, reviews, confirmations } = business;
  const { temporarily_closed, reopens_on } = business;
  const isOpen = status === 'published';
  const closed = temporarily_closed ? t.markdown.temporarilyClosed({ until: reopens_on }) : null;
  return joinBlocks([
    `# ${escapeMarkdown(name)}`,
    listFacts(business, page),
    isOpen ? closed : `**${listingStatusNames[status]}**`,
    business.moved_to && escapeMarkdown(describeNewPlace(business)),
    description && escapeMarkdown(description),
    ...(isOpen ? writeHours(business, now) : []),
    ...section(t.markdown.services, services.map(describeService)),
    ...section(t.markdown.features, attributes.map(escapeMarkdown)),
    ...section(
      t.markdown.reviews,
      reviews.items.map(
        ({ rating, author_name, created_at, body }) =>
          `${t.markdown.stars({ rating })}, ${escapeMarkdown(author_name)}, ${created_at.slice(0, 10)}: ${escapeMarkdown(body)}`,
      ),
    ),
    describeConfirmations(confirmations),
  ]);
}

function listFacts(business: Business, page: string): string[] {
  const { category, more_categories, phone, website, email, rating, review_count } = business;
  const kinds = [
    ...new Set([nameKind(business), category.name, ...more_categories.map(({ name }) => name)]),
  ];
  const facts: [string, string | null][] = [
    [t.markdown.kind, kinds.join(', ')],
    [t.markdown.address, formatAddress(business)],
    [t.markdown.phone, phone],
    [t.markdown.website, website],
    [t.markdown.email, email],
    [t.markdown.rating, rating === null ? null : t.markdown.rated({ rating, count: review_count })],
    [t.markdown.page, page],
  ];
  return facts.flatMap(([label, value]) =>
    value === null ? [] : `- ${label}: ${escapeMarkdown(value)}`,
  );
}

function writeHours(business: Business, now: Date): (string | string[])[] {
  const week = formatShortWeek(business.opening_hours);
  const days = business.opening_hours.length === 0 ? [] : week;
  const special = formatSpecialDays(business, now);
  return section(t.markdown.hours({ timeZone: nameTimeZone(business.time_zone) }), [
    ...days.map(({ days, lines }) => `${days}: ${lines.join(', ')}`),
    ...special.map(
      ({ label, lines, note }) =>
        `${label}: ${lines.join(', ')}${note === null ? '' : ` (${escapeMarkdown(note)})`}`,
    ),
  ]);
}

function describeService(service: Service): string {
  const { name, description } = service;
  const about = description === null ? '' : `. ${escapeMarkdown(description)}`;
  return `${escapeMarkdown(name)}: ${formatPrice(service)}${about}`;
}

function section(title: string, lines: string[]): (string | string[])[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.map((line) => `- ${line}`)];
}

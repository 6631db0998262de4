import { generateRssFeed } from 'feedsmith';
import { languages, site } from '#app/config/site.ts';
import { formatAddress } from '#app/domain/business/business-labels.ts';
import { findListingDates } from '#app/domain/business/business.server.ts';
import * as t from '#app/messages/functions.ts';
import { escapeXml, stripInvalidXml } from '../http/escape-xml.ts';
import {
  type ConfirmedListing,
  describeConfirmations,
  describeHoursOn,
} from './flatten-listing.ts';
import { describeSearch, searchAs } from './search-as.ts';

/**
 * `GET /search.rss?…` -> a page of results as RSS 2.0. With `sort=newest` a feed reader shows new
 * listings of this search.
 */
export const getSearchRss = searchAs({
  contentType: 'application/rss+xml; charset=utf-8',
  readsMore: true,
  format: async (found, services) => {
    const { query, answer, notices, origin, links } = found;
    const ids = answer.results.map(({ id }) => id);
    const dates = await findListingDates(services, ids);
    const changes = dates.map(({ updated_at }) => updated_at).toSorted();
    const type = 'application/rss+xml';
    const feed = generateRssFeed({
      title: `${describeSearch(found)} · ${site.name}`,
      link: links.page,
      description: [t.searchFeedAbout({ search: describeSearch(found) }), ...notices].join('. '),
      language: languages[0],
      lastBuildDate: toDate(changes.at(-1)),
      atom: {
        links: [
          { rel: 'self', href: links.self, type },
          ...(links.next ? [{ rel: 'next', href: links.next, type }] : []),
        ],
      },
      items: answer.results.map((listing) => ({
        ...toItem(listing, origin, query.date),
        pubDate: toDate(dates.find(({ id }) => id === listing.id)?.created_at),
      })),
    });
    return withoutCdata(stripInvalidXml(feed));
  },
});

function toItem(listing: ConfirmedListing, origin: string, date: string | undefined) {
  const { id, name, category, more_categories, description } = listing;
  const hours = date === undefined ? null : describeHoursOn(listing, date);
  return {
    title: name,
    link: `${origin}/business/${listing.slug}`,
    guid: { value: id, isPermaLink: false },
    categories: [category, ...more_categories].map(({ name }) => ({ name })),
    description: [
      hours,
      formatAddress(listing),
      description,
      describeConfirmations(listing.confirmations),
    ]
      .filter(Boolean)
      .join('. ')
      .replaceAll('.. ', '. '),
  };
}

function toDate(moment: string | undefined): Date | undefined {
  return moment === undefined ? undefined : new Date(moment);
}

/**
 * Removes feedsmith's CDATA sections for text with '&', which stand on lines of their own: some
 * readers take the line ends for part of the URL.
 */
function withoutCdata(xml: string): string {
  return xml.replaceAll(/\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*/g, (_, text: string) => escapeXml(text));
}

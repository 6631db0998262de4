import * as z from 'zod/mini';
import { nameHoliday } from '#app/messages/domain/holiday.ts';
import * as t from '#app/messages/notifications.ts';
import { type Block, defineKind, listing, toListing } from '../define-kind.ts';
import { formatMailDate } from '../format-mail-date.ts';

const savedSearch = z.object({
  name: z.string(),
  address: z.string().check(z.startsWith('/')),
  /** At most five of those found. */
  listings: z.array(z.extend(listing, { city: z.string(), state: z.string() })),
});

/** What `private.digest_of` returns: each part may be missing, but not all of them. */
const digest = z.object({
  /** `count` listings, the newest of which are named. */
  city: z.nullable(
    z.object({
      name: z.string(),
      slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
      count: z.int(),
      listings: z.array(z.extend(listing, { category: z.string(), city: z.string() })),
    }),
  ),
  /** `author`: null where the business answered. */
  answers: z.array(
    z.object({ name: z.string(), question: z.guid(), author: z.nullable(z.string()) }),
  ),
  places: z.array(
    z.extend(listing, {
      change: z.enum(['closed', 'moved', 'temporarily_closed', 'address', 'hours']),
    }),
  ),
});

/** At most ten listings have a token, which only the mail gets. */
const holidayListing = z.object({
  id: z.guid(),
  name: z.string(),
  city: z.string(),
  token: z.optional(z.string()),
});

export const scheduledKinds = {
  facts_to_confirm: defineKind({
    /** Of all listings of an owner; names at most five of them. */
    data: z.object({ names: z.array(z.string()).check(z.minLength(1)), count: z.int() }),
    subject: ({ names, count }) => t.factsToConfirmSubject({ name: names[0] ?? '', count }),
    to: () => '/dashboard',
    mail: !import.meta.env.SSR || {
      paragraphs: ({ names, count }) => [
        t.factsToConfirmBody({ names, more: count - names.length }),
      ],
      button: t.viewFactsToConfirm,
    },
  }),
  holiday_hours: defineKind({
    /** Of all listings of an owner. */
    data: z.object({
      holiday: z.string(),
      date: z.iso.date(),
      listings: z.array(holidayListing).check(z.minLength(1)),
      count: z.int(),
    }),
    subject: ({ holiday, listings, count }) =>
      t.holidayHoursSubject({
        name: listings[0]?.name ?? '',
        count,
        holiday: nameHoliday(holiday),
      }),
    to: ({ listings: [only], count }) =>
      only && count === 1 ? `/business-profile/${only.id}/hours` : '/business-profile',
    mail: !import.meta.env.SSR || {
      paragraphs: ({ holiday, date, listings, count }) => [
        t.holidayHoursBody({ holiday: nameHoliday(holiday), date: formatMailDate(date) }),
        ...listings.map(({ name, city, token = '' }) => ({
          title: `${name}, ${city}`,
          choices: [
            { text: t.holidayHoursClosed, to: `/holiday-hours?token=${token}&answer=closed` },
            { text: t.holidayHoursUsual, to: `/holiday-hours?token=${token}&answer=usual` },
            {
              text: t.holidayHoursUntil2PM,
              to: `/holiday-hours?token=${token}&answer=until&until=14:00`,
            },
          ],
        })),
        ...(count > listings.length
          ? [
              {
                link: t.viewOtherListings({ count: count - listings.length }),
                to: '/business-profile',
              },
            ]
          : []),
      ],
    },
  }),
  saved_search_matches: defineKind({
    data: z.object({
      count: z.int(),
      searches: z.array(savedSearch).check(z.minLength(1)),
    }),
    subject: t.savedSearchSubject,
    to: ({ searches: [only, ...others] }) =>
      only && others.length === 0 ? only.address : '/dashboard/lists',
    mail: !import.meta.env.SSR || {
      paragraphs: ({ searches }) =>
        searches.flatMap(({ name, address, listings }) => [
          {
            title: name,
            links: listings.map((found) => ({
              text: found.name,
              to: toListing(found),
              note: `${found.city}, ${found.state}`,
            })),
          },
          { link: t.viewAllResults, to: address },
        ]),
    },
  }),
  weekly_digest: defineKind({
    data: digest,
    subject: ({ city, answers, places }) =>
      t.digestSubject({
        metro: city?.name ?? '',
        listings: city?.count ?? 0,
        answers: answers.length,
        places: places.length,
      }),
    mail: !import.meta.env.SSR || { paragraphs: writeDigest },
  }),
};

function writeDigest({ city, answers, places }: z.output<typeof digest>): Block[] {
  const changed = places.map(({ name, slug, change }) => ({
    text: name,
    to: toListing({ slug }),
    note: t.digestChange({ change }),
  }));
  const answered = answers.map(({ name, question, author }) => ({
    text: t.questionAnsweredSubject({ name, author }),
    to: `/question/${question}`,
  }));
  return [
    ...(changed.length > 0
      ? [
          { title: t.digestPlacesTitle, links: changed },
          { link: t.viewSavedPlaces, to: '/saved' },
        ]
      : []),
    ...(answered.length > 0 ? [{ title: t.digestAnswersTitle, links: answered }] : []),
    ...(city
      ? [
          {
            title: t.digestListingsTitle({ metro: city.name }),
            links: city.listings.map((found) => ({
              text: found.name,
              to: toListing(found),
              note: `${found.category}, ${found.city}`,
            })),
          },
          { button: t.viewNewListings, to: `/browse/metro/${city.slug}?sort=newest` },
        ]
      : []),
  ];
}

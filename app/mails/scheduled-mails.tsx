import { Fragment } from 'react';
import { z } from 'zod';
import * as t from '#app/messages/mails.tsx';
import { nameHoliday } from '#app/messages/domain/holiday.ts';
import { Action, Link, LinkList, ChoiceButtons, Paragraph } from './parts.tsx';
import {
  defineTemplate,
  exampleId,
  exampleListing,
  listingData,
  formatMailDate,
} from './template.ts';
import { signHolidayQuestion } from '#app/domain/holiday/holiday.server.ts';

/** What `private.digest_of` returns: each part may be missing, but not all of them. */
export const weeklyDigest = defineTemplate({
  schema: z.object({
    /** `count` listings, the newest of which are named. */
    city: z
      .object({
        name: z.string(),
        slug: z.string().regex(/^[a-z0-9-]+$/),
        count: z.int(),
        listings: z.array(listingData.extend({ category: z.string(), city: z.string() })),
      })
      .nullable(),
    /** `author`: null where the business answered. */
    answers: z.array(
      z.object({ name: z.string(), question: z.guid(), author: z.string().nullable() }),
    ),
    places: z.array(
      listingData.extend({
        change: z.enum(['closed', 'moved', 'temporarily_closed', 'address', 'hours']),
      }),
    ),
  }),
  subject: ({ city, answers, places }) =>
    t.digestSubject({
      metro: city?.name ?? '',
      listings: city?.count ?? 0,
      answers: answers.length,
      places: places.length,
    }),
  body: ({ city, answers, places }) => (
    <>
      {places.length > 0 && (
        <>
          <LinkList
            title={t.digestPlacesTitle}
            links={places.map(({ name, slug, change }) => ({
              path: `/business/${slug}`,
              text: name,
              note: t.digestChange({ change }),
            }))}
          />
          <Link path="/saved">{t.viewSavedPlaces}</Link>
        </>
      )}
      {answers.length > 0 && (
        <LinkList
          title={t.digestAnswersTitle}
          links={answers.map(({ name, question, author }) => ({
            path: `/question/${question}`,
            text: t.questionAnsweredSubject({ name, author }),
          }))}
        />
      )}
      {city && (
        <>
          <LinkList
            title={t.digestListingsTitle({ metro: city.name })}
            links={city.listings.map((listing) => ({
              path: `/business/${listing.slug}`,
              text: listing.name,
              note: `${listing.category}, ${listing.city}`,
            }))}
          />
          <Action path={`/browse/metro/${city.slug}?sort=newest`}>{t.viewNewListings}</Action>
        </>
      )}
    </>
  ),
  example: {
    city: {
      name: 'Austin, TX',
      slug: 'austin-tx',
      count: 12,
      listings: [{ ...exampleListing, category: 'Cafés', city: 'Austin' }],
    },
    answers: [{ name: 'Joe’s Café & Bar', question: exampleId, author: null }],
    places: [{ name: '4th St. Tap', slug: '4th-st-tap-hutto-tx', change: 'hours' as const }],
  },
});

export const factsToConfirm = defineTemplate({
  /** One mail for all listings of an owner; names at most five of them. */
  schema: z.object({ names: z.array(z.string()).min(1), count: z.int() }),
  subject: ({ names, count }) => t.factsToConfirmSubject({ name: names[0] ?? '', count }),
  body: ({ names, count }) => (
    <>
      <Paragraph>{t.factsToConfirmBody({ names, more: count - names.length })}</Paragraph>
      <Action path="/dashboard">{t.viewFactsToConfirm}</Action>
    </>
  ),
  example: { names: ['Joe’s Café & Bar', '4th St. Tap'], count: 2 },
});

export const savedSearchMatches = defineTemplate({
  /** New listings of all searches of a person; each names at most five. */
  schema: z.object({
    count: z.int(),
    searches: z
      .array(
        z.object({
          name: z.string(),
          address: z.string().startsWith('/'),
          count: z.int(),
          listings: z.array(listingData.extend({ city: z.string(), state: z.string() })).min(1),
        }),
      )
      .min(1),
  }),
  subject: t.savedSearchSubject,
  body: ({ searches }) =>
    searches.map(({ name, address, listings }) => (
      <Fragment key={address}>
        <LinkList
          title={name}
          links={listings.map((listing) => ({
            path: `/business/${listing.slug}`,
            text: listing.name,
            note: `${listing.city}, ${listing.state}`,
          }))}
        />
        <Link path={address}>{t.viewAllResults}</Link>
      </Fragment>
    )),
  example: {
    count: 7,
    searches: [
      {
        name: '“tacos” near Austin, TX',
        address: '/?q=tacos&near=Austin%2C+TX&sort=newest',
        count: 7,
        listings: [{ ...exampleListing, city: 'Austin', state: 'TX' }],
      },
    ],
  },
});

export const savedPlaceHours = defineTemplate({
  schema: listingData,
  subject: t.savedPlaceHoursSubject,
  body: ({ name, slug }) => (
    <>
      <Paragraph>{t.savedPlaceHoursBody({ name })}</Paragraph>
      <Link path={`/business/${slug}`}>{t.openPublicPage}</Link>
    </>
  ),
  example: exampleListing,
});

const listingSchema = z.object({ id: z.guid(), name: z.string(), city: z.string() });
const unsignedSchema = z.object({ date: z.iso.date(), listings: z.array(listingSchema) });

const holidayAnswers = [
  { query: 'answer=closed', text: t.holidayHoursClosed },
  { query: 'answer=usual', text: t.holidayHoursUsual },
  { query: 'answer=until&until=14:00', text: t.holidayHoursUntil2PM },
];

/** One mail for all listings of an owner; at most ten have links. */
export const holidayHours = defineTemplate({
  schema: z.object({
    holiday: z.string().transform(nameHoliday),
    date: z.iso.date(),
    listings: z.array(listingSchema.extend({ token: z.string() })).min(1),
    count: z.int(),
  }),
  async sign(data, { person, secret }) {
    const { date, listings } = unsignedSchema.parse(data);
    const signed = listings.map(async (listing) => {
      const question = { person: person ?? '', business_id: listing.id, date };
      return { ...listing, token: await signHolidayQuestion(secret, question) };
    });
    return { ...data, listings: await Promise.all(signed) };
  },
  subject: ({ holiday, listings, count }) =>
    t.holidayHoursSubject({ name: listings[0]?.name ?? '', count, holiday }),
  body: ({ holiday, date, listings, count }) => (
    <>
      <Paragraph>{t.holidayHoursBody({ holiday, date: formatMailDate(date) })}</Paragraph>
      {listings.map(({ id, name, city, token }) => (
        <ChoiceButtons
          key={id}
          title={`${name}, ${city}`}
          choices={holidayAnswers.map(({ query, text }) => ({
            path: `/holiday-hours?token=${token}&${query}`,
            text,
          }))}
        />
      ))}
      {count > listings.length && (
        <Link path="/business-profile">
          {t.viewOtherListings({ count: count - listings.length })}
        </Link>
      )}
    </>
  ),
  example: {
    holiday: 'thanksgiving',
    date: '2026-11-26',
    listings: [
      { id: exampleId, name: 'Joe’s Café & Bar', city: 'Austin', token: '' },
      { id: exampleId.replace('d4', 'd5'), name: '4th St. Tap', city: 'Hutto', token: '' },
    ],
    count: 2,
  },
});

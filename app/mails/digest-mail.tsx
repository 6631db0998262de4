import { z } from 'zod';
import * as t from '#app/messages/mails.tsx';
import { Action, Link, LinkList } from './parts.tsx';
import { defineTemplate, exampleId, exampleListing, listingData } from './template.ts';

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

import { z } from 'zod';
import {
  defineTemplate,
  exampleId,
  exampleListing,
  listFields,
  listingData,
  ownListingData,
} from './template.ts';
import { Action, Link, Paragraph, Quote } from './parts.tsx';

export const changeApproved = defineTemplate({
  schema: ownListingData.extend({ fields: z.array(z.string()).min(1) }),
  subject: ({ name }) => `Your change to ${name} is live`,
  body: ({ name, business_id, fields }) => (
    <>
      <Paragraph>
        Our team has approved the new {listFields(fields)} of {name}. Visitors see it now.
      </Paragraph>
      <Action path={`/business-profile/${business_id}`}>Open your listing</Action>
    </>
  ),
  example: { name: 'Joe’s Café & Bar', business_id: exampleId, fields: ['name'] },
});

export const changePending = defineTemplate({
  schema: ownListingData.extend({ fields: z.array(z.string()).min(1) }),
  subject: ({ name }) => `Your change to ${name} is awaiting review`,
  body: ({ name, business_id, fields }) => (
    <>
      <Paragraph>
        You have changed the {listFields(fields)} of {name} by a lot. Because the listing is
        verified, our team reviews that first. Until then, visitors see the previous version.
        Everything else you saved is live.
      </Paragraph>
      <Action path={`/business-profile/${business_id}`}>See what is waiting</Action>
    </>
  ),
  example: { name: 'Joe’s Café & Bar', business_id: exampleId, fields: ['name', 'street', 'city'] },
});

export const changeRefused = defineTemplate({
  schema: ownListingData.extend({ fields: z.array(z.string()).min(1), reason: z.string() }),
  subject: ({ name }) => `Your change to ${name} was rejected`,
  body: ({ name, business_id, fields, reason }) => (
    <>
      <Paragraph>
        We have reviewed the new {listFields(fields)} of {name}, and kept what was there before. The
        reason:
      </Paragraph>
      <Quote>{reason}</Quote>
      <Action path={`/business-profile/${business_id}`}>Open your listing</Action>
    </>
  ),
  example: {
    name: 'Joe’s Café & Bar',
    business_id: exampleId,
    fields: ['street', 'zip_code'],
    reason: 'There is another business at that address.',
  },
});

export const factsToConfirm = defineTemplate({
  /** One mail for all listings of an owner; names at most five of them. */
  schema: z.object({ names: z.array(z.string()).min(1), count: z.int() }),
  subject: ({ names, count }) =>
    `Is everything still right about ${count === 1 ? names[0] : `your ${count} listings`}?`,
  body: ({ names, count }) => (
    <>
      <Paragraph>
        It has been six months since anyone confirmed the hours, phone, address or website of{' '}
        {names.join(', ')}
        {count > names.length && ` and ${count - names.length} more`}. Visitors see when that was.
      </Paragraph>
      <Action path="/dashboard">See what to confirm</Action>
    </>
  ),
  example: { names: ['Joe’s Café & Bar', '4th St. Tap'], count: 2 },
});

export const articleOutdated = defineTemplate({
  schema: z.object({
    kind: z.enum(['guide', 'post']),
    id: z.guid(),
    title: z.string(),
    name: z.string(),
  }),
  subject: ({ title, name }) => `${name} is no longer listed, and “${title}” still shows it`,
  body: ({ kind, id, title, name }) => (
    <>
      <Paragraph>
        {name} is no longer where the {kind} “{title}” says. Readers see a note in place of its card
        until you edit the text.
      </Paragraph>
      <Action path={`/dashboard/articles/${kind}/${id}`}>Edit the text</Action>
    </>
  ),
  example: {
    kind: 'guide' as const,
    id: exampleId,
    title: 'Coffee in Austin',
    name: 'Joe’s Café & Bar',
  },
});

export const savedSearchMatches = defineTemplate({
  /** Names at most five of them. */
  schema: z.object({
    name: z.string(),
    address: z.string().startsWith('/'),
    count: z.int(),
    listings: z.array(listingData.extend({ city: z.string(), state: z.string() })).min(1),
  }),
  subject: ({ name, count }) =>
    count === 1 ? `New listing for ${name}` : `${count} new listings for ${name}`,
  body: ({ name, address, count, listings }) => (
    <>
      <Paragraph>
        {count === 1 ? 'A new listing matches' : 'New listings match'} your saved search {name}:
      </Paragraph>
      {listings.map((listing) => (
        <Paragraph key={listing.slug}>
          <Link path={`/business/${listing.slug}`}>{listing.name}</Link>, {listing.city},{' '}
          {listing.state}
        </Paragraph>
      ))}
      <Action path={address}>See all results</Action>
    </>
  ),
  example: {
    name: '“tacos” near Austin, TX',
    address: '/?q=tacos&near=Austin%2C+TX&sort=newest',
    count: 7,
    listings: [{ ...exampleListing, city: 'Austin', state: 'TX' }],
  },
});

export const savedPlaceChanged = defineTemplate({
  schema: listingData.extend({ status: z.enum(['closed', 'moved']) }),
  subject: ({ name, status }) => `${name} has ${status === 'moved' ? 'moved' : 'closed'}`,
  body: ({ name, slug, status }) => (
    <>
      <Paragraph>
        {name}, which you saved, has {status === 'moved' ? 'moved' : 'closed permanently'}. Its page
        shows {status === 'moved' ? 'where it is now' : 'similar businesses nearby'}.
      </Paragraph>
      <Action path={`/business/${slug}`}>Open its page</Action>
    </>
  ),
  example: { ...exampleListing, status: 'closed' },
});

export const listingStatusChanged = defineTemplate({
  schema: listingData.extend({
    business_id: z.guid(),
    status: z.enum(['suspended', 'published', 'closed']),
    reason: z.string(),
  }),
  subject: ({ name, status }) =>
    status === 'suspended' ? `${name} is suspended` : `${name} is public`,
  body: ({ name, business_id, status, reason }) => (
    <>
      <Paragraph>
        {status === 'suspended'
          ? `We have suspended ${name}: its page is no longer public. Our reason:`
          : `The page of ${name} is now public. Our note:`}
      </Paragraph>
      <Quote>{reason}</Quote>
      {status === 'suspended' && (
        <Paragraph>You can still edit the listing. To appeal, reply to this email.</Paragraph>
      )}
      <Action path={`/business-profile/${business_id}`}>Open your listing</Action>
    </>
  ),
  example: {
    ...exampleListing,
    business_id: exampleId,
    status: 'suspended',
    reason: 'The business at this address is another one.',
  },
});

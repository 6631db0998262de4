import { z } from 'zod';
import {
  defineTemplate,
  exampleId,
  exampleListing,
  formatDay,
  listingData,
  ownListingData,
} from './template.ts';
import { Action, Link, Paragraph } from './parts.tsx';

export const accessEnded = defineTemplate({
  /**
   * With `left_by` it tells the owner that this colleague left; otherwise the user who lost access.
   */
  schema: listingData.extend({ left_by: z.string().nullish() }),
  subject: ({ name, left_by }) =>
    left_by ? `“${left_by}” no longer edits ${name}` : `You no longer edit ${name}`,
  body: ({ name, slug, left_by }) => (
    <>
      <Paragraph>
        {left_by
          ? `“${left_by}” has left ${name} and can no longer edit it. Everything they changed stays.`
          : `Your access to ${name} has ended. Everything you changed stays. Thank you for your help.`}
      </Paragraph>
      <Link path={`/business/${slug}`}>See the listing</Link>
    </>
  ),
  example: exampleListing,
});

export const accessGiven = defineTemplate({
  schema: ownListingData.extend({
    by: z.string().nullish(),
    role: z.enum(['editor', 'hours']),
    until: z.string().nullish(),
  }),
  subject: ({ name }) => `You can now edit ${name}`,
  body: ({ name, business_id, by, role, until }) => (
    <>
      <Paragraph>
        The owner of “{name}”{by ? `, “${by}”,` : ''} gave you access to the listing: you can edit{' '}
        {role === 'hours' ? 'its opening hours' : 'all that it says'}
        {until ? `, until ${formatDay(until)}` : ''}.
      </Paragraph>
      <Action path={`/business-profile/${business_id}`}>Open the listing</Action>
      <Paragraph>You can also leave it there at any time.</Paragraph>
    </>
  ),
  example: {
    name: 'Joe’s Café & Bar',
    business_id: exampleId,
    by: 'Ana Ruiz',
    role: 'editor' as const,
    until: null,
  },
});

export const accessInvitation = defineTemplate({
  schema: listingData.extend({
    by: z.string().nullish(),
    /** 'owner': an offer to transfer the listing. */
    role: z.enum(['editor', 'hours', 'owner']),
    until: z.string().nullish(),
    /** A path on the site with the token in its hash, which reaches no server and no log. */
    path: z.string().regex(/^\/[^/\\]/),
  }),
  subject: ({ name, role }) =>
    role === 'owner' ? `You are invited to take over ${name}` : `You are invited to edit ${name}`,
  body: ({ name, by, role, until, path }) => (
    <>
      {role === 'owner' ? (
        <Paragraph>
          The owner of “{name}”{by ? `, “${by}”,` : ''} wants to transfer the listing to you. If you
          accept, you become its owner and they no longer are.
        </Paragraph>
      ) : (
        <Paragraph>
          The owner of “{name}”{by ? `, “${by}”,` : ''} invites you to help with the listing: you
          can edit {role === 'hours' ? 'its opening hours' : 'all that it says'}
          {until ? `, until ${formatDay(until)}` : ''}.
        </Paragraph>
      )}
      <Action path={path}>See the invitation</Action>
      <Paragraph>
        To accept, sign in or create an account with this address. The link is only for you; please
        do not forward this email. If you do not know what this is about, you can ignore it.
      </Paragraph>
    </>
  ),
  example: {
    ...exampleListing,
    by: 'Ana Ruiz',
    role: 'hours' as const,
    until: '2027-01-31',
    path: '/invitation#invitation=token',
  },
});

export const listingLost = defineTemplate({
  schema: listingData.extend({ claim: z.guid() }),
  subject: ({ name }) => `${name} now has another owner`,
  body: ({ name }) => (
    <>
      <Paragraph>
        You were the owner of {name} in the directory. Someone else claimed it, our team reviewed
        their evidence, and the listing is now theirs. You can no longer edit it.
      </Paragraph>
      <Paragraph>If this is a mistake, please reply to this email.</Paragraph>
    </>
  ),
  example: { ...exampleListing, claim: exampleId },
});

export const listingTransferred = defineTemplate({
  schema: ownListingData.extend({ is_new_owner: z.boolean() }),
  subject: ({ name, is_new_owner }) =>
    is_new_owner ? `You now own ${name}` : `You transferred ${name}`,
  body: ({ name, business_id, is_new_owner }) =>
    is_new_owner ? (
      <>
        <Paragraph>
          {name} has been transferred to you: you are now its owner and decide who can edit it.
        </Paragraph>
        <Action path={`/business-profile/${business_id}`}>Open your listing</Action>
      </>
    ) : (
      <>
        <Paragraph>
          {name} now has another owner, as you requested. You are no longer its owner.
        </Paragraph>
        <Paragraph>If you did not request this, please reply to this email right away.</Paragraph>
      </>
    ),
  example: { name: 'Joe’s Café & Bar', business_id: exampleId, is_new_owner: true },
});

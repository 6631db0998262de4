import { z } from 'zod';
import { exampleListing, formatDay, listingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

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

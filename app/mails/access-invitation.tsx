import { z } from 'zod';
import { exampleListing, formatDay, listingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const accessInvitation = defineTemplate({
  schema: listingData.extend({
    by: z.string().nullish(),
    /** 'owner': an offer to hand the listing over. */
    role: z.enum(['editor', 'hours', 'owner']),
    until: z.string().nullish(),
    /** A path on the site with the token in its hash, which reaches no server and no log. */
    path: z.string().regex(/^\/[^/\\]/),
  }),
  subject: ({ name, role }) =>
    role === 'owner' ? `${name} is offered to you` : `You are invited to edit ${name}`,
  body: ({ name, by, role, until, path }) => (
    <>
      {role === 'owner' ? (
        <Paragraph>
          The owner of “{name}”{by ? `, “${by}”,` : ''} wants to hand the listing over to you: if
          you accept, you are its owner in the directory, and they are not any more.
        </Paragraph>
      ) : (
        <Paragraph>
          The owner of “{name}”{by ? `, “${by}”,` : ''} asks you to help with the listing: you may
          edit {role === 'hours' ? 'its opening hours' : 'all that it says'}
          {until ? `, until ${formatDay(until)}` : ''}.
        </Paragraph>
      )}
      <Action path={path}>See the invitation</Action>
      <Paragraph>
        Nothing happens before you accept, for which you sign in with this address or make an
        account with it. The link is for you alone; please do not pass this email on. If you do not
        know what this is about, you need not do anything.
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

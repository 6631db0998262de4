import { z } from 'zod';
import { exampleListing, formatDay, listingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const accessInvitation = defineTemplate({
  schema: listingData.extend({
    by: z.string().nullish(),
    role: z.enum(['editor', 'hours']),
    until: z.string().nullish(),
    /** On the site, with the token. */
    path: z.string().regex(/^\/[^/\\]/),
  }),
  subject: ({ name }) => `You are invited to edit ${name}`,
  body: ({ name, by, role, until, path }) => (
    <>
      <Paragraph>
        {by ?? 'The owner'} asks you to help with {name} in the directory: you may edit{' '}
        {role === 'hours' ? 'its opening hours' : 'all that it says'}
        {until ? `, until ${formatDay(until)}` : ''}.
      </Paragraph>
      <Action path={path}>Accept the invitation</Action>
      <Paragraph>
        The link is for you alone; please do not pass this email on. If you do not know what this is
        about, you need not do anything.
      </Paragraph>
    </>
  ),
  example: {
    ...exampleListing,
    by: 'Ana Ruiz',
    role: 'hours' as const,
    until: '2027-01-31',
    path: '/business-profile/invitation#token',
  },
});

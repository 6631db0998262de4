import { z } from 'zod';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const listingHandedOver = defineTemplate({
  schema: z.object({ name: z.string(), slug: z.string(), who: z.string() }),
  subject: ({ name, who }) => `${name} now belongs to ${who}`,
  body: ({ name, slug, who }) => (
    <>
      <Paragraph>
        {who} has accepted the listing of {name}, as you asked. It is theirs now: you and the
        colleagues whom you had invited cannot change it any more.
      </Paragraph>
      <Action path={`/business/${slug}`}>See the listing</Action>
    </>
  ),
  example: { name: 'Joe’s Café & Bar', slug: 'joes-cafe-and-bar-austin-tx', who: 'Vera Quintero' },
});

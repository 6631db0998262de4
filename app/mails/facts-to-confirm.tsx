import { z } from 'zod';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const factsToConfirm = defineTemplate({
  schema: z.object({
    /** At most five, by name; `count` has them all. */
    listings: z.array(z.object({ name: z.string() })).min(1),
    count: z.int(),
  }),
  subject: ({ listings, count }) =>
    count === 1 ? `Is ${listings[0]?.name} still right?` : `Are your ${count} listings still right?`,
  body: ({ listings, count }) => (
    <>
      <Paragraph>
        Nobody has confirmed for six months what the directory says about{' '}
        {listings.map(({ name }) => name).join(', ')}
        {count > listings.length && ` and ${count - listings.length} more`}: the hours, the phone,
        the address or the website.
      </Paragraph>
      <Paragraph>
        One tap for each says that it is still right. Visitors see the date, and who said so.
      </Paragraph>
      <Action path="/dashboard">Confirm what is still right</Action>
    </>
  ),
  example: { listings: [{ name: 'Joe’s Café & Bar' }, { name: '4th St. Tap' }], count: 2 },
});

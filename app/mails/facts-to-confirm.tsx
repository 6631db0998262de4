import { z } from 'zod';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const factsToConfirm = defineTemplate({
  /** One mail for all listings of an owner; names at most five of them. */
  schema: z.object({ names: z.array(z.string()).min(1), count: z.int() }),
  subject: ({ names, count }) =>
    `Is everything still right about ${count === 1 ? names[0] : `your ${count} listings`}?`,
  body: ({ names, count }) => (
    <>
      <Paragraph>
        For half a year nobody has confirmed the hours, the phone, the address or the website of{' '}
        {names.join(', ')}
        {count > names.length && ` and ${count - names.length} more`}. Visitors see when somebody
        last did.
      </Paragraph>
      <Action path="/dashboard">See what to confirm</Action>
    </>
  ),
  example: { names: ['Joe’s Café & Bar', '4th St. Tap'], count: 2 },
});

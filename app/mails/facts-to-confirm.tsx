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
        It has been six months since anyone confirmed the hours, phone, address or website of{' '}
        {names.join(', ')}
        {count > names.length && ` and ${count - names.length} more`}. Visitors see when that was.
      </Paragraph>
      <Action path="/dashboard">See what to confirm</Action>
    </>
  ),
  example: { names: ['Joe’s Café & Bar', '4th St. Tap'], count: 2 },
});

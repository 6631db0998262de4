import { z } from 'zod';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const submissionApproved = defineTemplate({
  schema: z.object({ name: z.string(), slug: z.string() }),
  subject: ({ name }) => `${name} is live`,
  body: ({ name, slug }) => (
    <>
      <Paragraph>
        {name} is in the directory now, where everybody can find it. Thank you for adding it.
      </Paragraph>
      <Action path={`/business/${slug}`}>See the listing</Action>
      <Paragraph>
        Is it your business? On its page you can claim it, and then keep its hours, services and
        photos right yourself.
      </Paragraph>
    </>
  ),
  example: { name: 'Joe’s Café & Bar', slug: 'joes-cafe-and-bar-austin-tx' },
});

import { z } from 'zod';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

type Why = 'taken_back' | 'no_owner' | 'new_owner' | 'over' | 'left';

const sentences: Record<Why, (name: string, who: string) => string> = {
  taken_back: (name) =>
    `The owner of ${name} has taken your access to its listing back. What you changed stays.`,
  no_owner: (name) =>
    `The listing of ${name} has no owner any more, and so your access to it has ended.`,
  new_owner: (name) =>
    `The listing of ${name} has a new owner, and so your access to it has ended. They can invite you again.`,
  over: (name) => `The last day of your access to the listing of ${name} is over.`,
  left: (name, who) => `${who} does not work on the listing of ${name} any more: they have left it.`,
};

export const accessEnded = defineTemplate({
  schema: z.object({
    name: z.string(),
    why: z.enum(['taken_back', 'no_owner', 'new_owner', 'over', 'left']),
    /** Who has left. */
    who: z.string().nullish(),
  }),
  subject: ({ name, why, who }) =>
    why === 'left'
      ? `${who ?? 'A colleague'} has left ${name}`
      : `Your access to ${name} has ended`,
  body: ({ name, why, who }) => (
    <>
      <Paragraph>{sentences[why](name, who ?? 'A colleague')}</Paragraph>
      <Action path="/business-profile">Go to your listings</Action>
    </>
  ),
  example: { name: 'Joe’s Café & Bar', why: 'taken_back' },
});

import { z } from 'zod';
import { describeUntil, roleAbilities } from '#app/domain/access/access.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const accessGiven = defineTemplate({
  schema: z.object({
    id: z.uuid(),
    name: z.string(),
    role: z.enum(['editor', 'hours']),
    until: z.iso.date().nullable(),
    who: z.string(),
  }),
  subject: ({ who, name }) => `${who} now works on ${name}`,
  body: ({ id, name, role, until, who }) => (
    <>
      <Paragraph>
        {who} has accepted your invitation to the listing of {name} and may {roleAbilities[role]},{' '}
        {describeUntil(until)}. You can take it back whenever you like.
      </Paragraph>
      <Action path={`/business-profile/${id}/access`}>See who has access</Action>
    </>
  ),
  example: {
    id: 'd4f8227e-0a5d-0eb8-b522-140fa72bf8c6',
    name: 'Joe’s Café & Bar',
    role: 'editor',
    until: null,
    who: 'Vera Quintero',
  },
});

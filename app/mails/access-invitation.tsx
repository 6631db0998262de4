import { z } from 'zod';
import { describeUntil, roleAbilities } from '#app/domain/access/access.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const accessInvitation = defineTemplate({
  schema: z.object({
    token: z.string(),
    name: z.string(),
    role: z.enum(['editor', 'hours', 'owner']),
    until: z.iso.date().nullable(),
    owner: z.string().nullable(),
  }),
  subject: ({ name, role }) =>
    role === 'owner' ? `${name} is offered to you` : `You are invited to help with ${name}`,
  body: ({ token, name, role, until, owner }) => (
    <>
      <Paragraph>
        {role === 'owner'
          ? `${owner ?? 'The owner'} wants to hand the listing of ${name} over to you. If you accept, you own it, and they do not any more.`
          : `${owner ?? 'The owner'} invites you to work on the listing of ${name}: you may ${roleAbilities[role]}, ${describeUntil(until)}.`}
      </Paragraph>
      <Paragraph>
        Nothing happens before you accept. It takes an account with this address; you can make one
        on the way. The link works for 14 days.
      </Paragraph>
      {/* What follows # reaches no server and no log. */}
      <Action path={`/invitation#invitation=${token}`}>See the invitation</Action>
      <Paragraph>You do not know what this is about? Then do nothing.</Paragraph>
    </>
  ),
  example: {
    token: '0a5d0eb8b522140fa72bf8c6d4f8227e',
    name: 'Joe’s Café & Bar',
    role: 'hours',
    until: '2026-12-24',
    owner: 'Otis Landry',
  },
});

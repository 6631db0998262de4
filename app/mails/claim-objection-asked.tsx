import { z } from 'zod';
import { claimData, claimExample, dayOf } from './claim-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

const proofs = {
  email: 'They read mail at its domain.',
  website: 'They put a code of ours on its website.',
  documents: 'They sent documents, which our admins read.',
};

export const claimObjectionAsked = defineTemplate({
  schema: claimData.extend({
    evidence: z.enum(['email', 'website', 'documents']),
    object_until: dayOf,
  }),
  subject: ({ name }) => `Somebody else claims ${name}`,
  body: ({ claim, name, evidence, object_until }) => (
    <>
      <Paragraph>
        Somebody else says that {name} is theirs. {proofs[evidence]}
      </Paragraph>
      <Paragraph>
        If it is still yours, tell us why until {object_until}. A person reads both sides and
        decides; before that day is over nothing changes. If you have passed it on, you need not do
        anything.
      </Paragraph>
      <Action path={`/dashboard/objections/${claim}`}>Say that it is yours</Action>
    </>
  ),
  example: {
    ...claimExample,
    evidence: 'documents',
    object_until: '2026-11-29T12:00:00+00:00',
  },
});

import { z } from 'zod';
import { exampleId, exampleListing, formatDay, listingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimObjectionAsked = defineTemplate({
  schema: listingData.extend({ claim: z.guid(), object_until: z.string() }),
  subject: ({ name }) => `Someone else claims ${name}`,
  body: ({ claim, name, object_until }) => (
    <>
      <Paragraph>
        You are the owner of {name} in the directory. Someone else has claimed it and sent us
        evidence.
      </Paragraph>
      <Paragraph>
        If that is wrong, please object by {formatDay(object_until)}. If you do not, our team
        decides based on their evidence, and the listing may become theirs.
      </Paragraph>
      <Action path={`/dashboard/objections/${claim}`}>Respond to the claim</Action>
      <Paragraph>
        If you have sold the business or passed it on, you do not need to do anything.
      </Paragraph>
    </>
  ),
  example: { ...exampleListing, claim: exampleId, object_until: '2026-11-29T17:00:00+00:00' },
});

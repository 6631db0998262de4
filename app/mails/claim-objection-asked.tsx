import { z } from 'zod';
import { exampleId, exampleListing, formatDay, listingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimObjectionAsked = defineTemplate({
  schema: listingData.extend({ claim: z.guid(), object_until: z.string() }),
  subject: ({ name }) => `Somebody else says that ${name} is theirs`,
  body: ({ claim, name, object_until }) => (
    <>
      <Paragraph>
        You are the owner of {name} in the directory. Somebody else has now claimed it, and has sent
        us something to show that it is theirs.
      </Paragraph>
      <Paragraph>
        If that is wrong, please object by {formatDay(object_until)}. If you do not, our team
        decides by what they have sent, and the listing may become theirs.
      </Paragraph>
      <Action path={`/dashboard/objections/${claim}`}>Answer the claim</Action>
      <Paragraph>If you have given the business away, you need not do anything.</Paragraph>
    </>
  ),
  example: { ...exampleListing, claim: exampleId, object_until: '2026-11-29T17:00:00+00:00' },
});

import { z } from 'zod';
import { exampleId, exampleListing, listingData } from './mail-data.ts';
import { Action, Link, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimApproved = defineTemplate({
  schema: listingData.extend({ claim: z.guid() }),
  subject: ({ name }) => `${name} is yours`,
  body: ({ name, slug }) => (
    <>
      <Paragraph>Your claim is approved: you now own {name} in the directory now.</Paragraph>
      <Paragraph>
        You can now edit its hours, contact details, services and photos. Changes are live within
        seconds.
      </Paragraph>
      <Action path="/business-profile">Edit your listing</Action>
      <Link path={`/business/${slug}`}>See it as visitors do</Link>
    </>
  ),
  example: { ...exampleListing, claim: exampleId },
});

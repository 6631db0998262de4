import { exampleListing, listingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const submissionApproved = defineTemplate({
  schema: listingData,
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
  example: exampleListing,
});

import { exampleListing, listingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const submissionApproved = defineTemplate({
  schema: listingData,
  subject: ({ name }) => `${name} is live`,
  body: ({ name, slug }) => (
    <>
      <Paragraph>
        {name} is now in the directory, where everyone can find it. Thank you for adding it.
      </Paragraph>
      <Action path={`/business/${slug}`}>See the listing</Action>
      <Paragraph>
        Is it your business? Claim it on its page to manage its hours, services and photos yourself.
      </Paragraph>
    </>
  ),
  example: exampleListing,
});

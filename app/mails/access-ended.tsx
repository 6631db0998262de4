import { exampleListing, listingData } from './mail-data.ts';
import { Link, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const accessEnded = defineTemplate({
  schema: listingData,
  subject: ({ name }) => `You no longer edit ${name}`,
  body: ({ name, slug }) => (
    <>
      <Paragraph>
        Your access to {name} in the directory has ended. Nothing of what you have changed is lost.
        Thank you for your help.
      </Paragraph>
      <Link path={`/business/${slug}`}>See the listing</Link>
    </>
  ),
  example: exampleListing,
});

import { z } from 'zod';
import { defineTemplate, exampleId, exampleListing, listingData } from './template.ts';
import { Action, Paragraph, Quote } from './parts.tsx';

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

export const submissionReceived = defineTemplate({
  schema: z.object({ id: z.guid(), name: z.string() }),
  subject: ({ name }) => `We received ${name} and will review it soon`,
  body: ({ id, name }) => (
    <>
      <Paragraph>
        Thank you for adding {name} to the directory. Our team reviews every new listing before it
        goes live.
      </Paragraph>
      <Paragraph>
        You do not need to do anything. We will email you the decision; until then you can view or
        withdraw what you sent.
      </Paragraph>
      <Action path={`/business-submission/${id}`}>See what you sent</Action>
    </>
  ),
  example: { id: exampleId, name: 'Joe’s Café & Bar' },
});

export const submissionRefused = defineTemplate({
  schema: z.object({ id: z.guid(), name: z.string(), reason: z.string() }),
  subject: ({ name }) => `We could not add ${name}`,
  body: ({ id, name, reason }) => (
    <>
      <Paragraph>
        We have looked at {name} and could not add it to the directory as it is. The reason:
      </Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>What you entered is saved. You can edit and resubmit it at any time.</Paragraph>
      <Action path={`/business-submission/${id}`}>Edit and resubmit</Action>
    </>
  ),
  example: {
    id: exampleId,
    name: 'Joe’s Café & Bar',
    reason: 'The phone number belongs to another business.\nPlease look at the street, too.',
  },
});

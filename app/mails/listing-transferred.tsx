import { z } from 'zod';
import { defineTemplate, exampleId, ownListingData } from './template.ts';
import { Action, Paragraph } from './parts.tsx';

export const listingTransferred = defineTemplate({
  schema: ownListingData.extend({ is_new_owner: z.boolean() }),
  subject: ({ name, is_new_owner }) =>
    is_new_owner ? `You now own ${name}` : `You transferred ${name}`,
  body: ({ name, business_id, is_new_owner }) =>
    is_new_owner ? (
      <>
        <Paragraph>
          {name} has been transferred to you: you are now its owner and decide who can edit it.
        </Paragraph>
        <Action path={`/business-profile/${business_id}`}>Open your listing</Action>
      </>
    ) : (
      <>
        <Paragraph>
          {name} now has another owner, as you requested. You are no longer its owner.
        </Paragraph>
        <Paragraph>If you did not request this, please reply to this email right away.</Paragraph>
      </>
    ),
  example: { name: 'Joe’s Café & Bar', business_id: exampleId, is_new_owner: true },
});

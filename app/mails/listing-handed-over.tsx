import { z } from 'zod';
import { exampleId, ownListingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const listingHandedOver = defineTemplate({
  schema: ownListingData.extend({ is_new_owner: z.boolean() }),
  subject: ({ name, is_new_owner }) =>
    is_new_owner ? `${name} is yours now` : `You have handed ${name} over`,
  body: ({ name, business_id, is_new_owner }) =>
    is_new_owner ? (
      <>
        <Paragraph>
          {name} has been handed over to you: you are its owner in the directory now, and decide who
          may edit it.
        </Paragraph>
        <Action path={`/business-profile/${business_id}`}>Open your listing</Action>
      </>
    ) : (
      <>
        <Paragraph>
          {name} belongs to somebody else now, as you have asked on the site. You are no longer its
          owner in the directory.
        </Paragraph>
        <Paragraph>If that was not you, please answer this email at once.</Paragraph>
      </>
    ),
  example: { name: 'Joe’s Café & Bar', business_id: exampleId, is_new_owner: true },
});

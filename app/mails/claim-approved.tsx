import { claimData, claimExample } from './claim-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimApproved = defineTemplate({
  schema: claimData,
  subject: ({ name }) => `${name} is yours`,
  body: ({ name }) => (
    <>
      <Paragraph>
        Your claim is approved: {name} is yours to keep up to date, and its page says that its owner
        looks after it.
      </Paragraph>
      <Paragraph>Opening hours are what visitors look for first. Are they right?</Paragraph>
      <Action path="/business-profile">See your listing</Action>
    </>
  ),
  example: claimExample,
});

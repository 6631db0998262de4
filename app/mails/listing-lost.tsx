import { claimData, claimExample } from './claim-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const listingLost = defineTemplate({
  schema: claimData,
  subject: ({ name }) => `${name} has another owner now`,
  body: ({ name, slug, city, state }) => (
    <>
      <Paragraph>
        Somebody else has shown that {name} in {city}, {state} is theirs, and an admin has decided
        so. You cannot change this listing any more.
      </Paragraph>
      <Paragraph>If that is wrong, claim it with evidence of your own.</Paragraph>
      <Action path={`/claim/${slug}`}>Claim it</Action>
    </>
  ),
  example: claimExample,
});

import { claimData, claimExample } from './claim-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimObjected = defineTemplate({
  schema: claimData,
  subject: ({ name }) => `The owner of ${name} objects to your claim`,
  body: ({ name, slug }) => (
    <>
      <Paragraph>
        The present owner of {name} says that it is theirs. A person reads both sides and decides;
        we write to you then.
      </Paragraph>
      <Action path={`/business-claim/${slug}`}>See how it stands</Action>
    </>
  ),
  example: claimExample,
});

import { claimData, claimExample, dayOf } from './claim-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimReceived = defineTemplate({
  schema: claimData.extend({ object_until: dayOf.nullable() }),
  subject: ({ name }) => `We have your claim of ${name}`,
  body: ({ name, slug, object_until }) => (
    <>
      <Paragraph>Your claim of {name} is complete. A person decides about it next.</Paragraph>
      {object_until !== null && (
        <Paragraph>
          The listing has an owner, whom we have told. They may object until {object_until}; before
          that day is over nobody approves your claim.
        </Paragraph>
      )}
      <Paragraph>You need not do anything. We write to you as soon as it is decided.</Paragraph>
      <Action path={`/business-claim/${slug}`}>See how it stands</Action>
    </>
  ),
  example: { ...claimExample, object_until: '2026-11-29T12:00:00+00:00' },
});

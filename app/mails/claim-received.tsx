import { z } from 'zod';
import { exampleId, exampleListing, formatDay, listingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimReceived = defineTemplate({
  schema: listingData.extend({ claim: z.guid(), object_until: z.string().nullish() }),
  subject: ({ name }) => `We have your claim of ${name}`,
  body: ({ name, slug, object_until }) => (
    <>
      <Paragraph>
        You have told us that {name} is yours, and we have what you sent with it. Our team looks at
        it, and we write to you as soon as it is decided.
      </Paragraph>
      {object_until && (
        <Paragraph>
          The listing has an owner already. They have been told, and may object until{' '}
          {formatDay(object_until)}; it is decided after that.
        </Paragraph>
      )}
      <Action path={`/business-claim/${slug}`}>See your claim</Action>
    </>
  ),
  example: { ...exampleListing, claim: exampleId, object_until: '2026-11-29T17:00:00+00:00' },
});

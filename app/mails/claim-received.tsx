import { z } from 'zod';
import { exampleId, exampleListing, formatDay, listingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimReceived = defineTemplate({
  schema: listingData.extend({ claim: z.guid(), object_until: z.string().nullish() }),
  subject: ({ name }) => `We received your claim of ${name}`,
  body: ({ name, slug, object_until }) => (
    <>
      <Paragraph>
        We received your claim that {name} is your business. Our team will review what you sent and
        email you the decision.
      </Paragraph>
      {object_until && (
        <Paragraph>
          The listing already has an owner. They have been notified and can object until{' '}
          {formatDay(object_until)}. We decide after that.
        </Paragraph>
      )}
      <Action path={`/business-claim/${slug}`}>See your claim</Action>
    </>
  ),
  example: { ...exampleListing, claim: exampleId, object_until: '2026-11-29T17:00:00+00:00' },
});

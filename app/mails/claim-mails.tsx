import { z } from 'zod';
import { describeRejection } from '#app/domain/claim/claim.ts';
import { defineTemplate, exampleId, exampleListing, formatDay, listingData } from './template.ts';
import { Action, Code, Link, Paragraph, Quote } from './parts.tsx';

export const claimApproved = defineTemplate({
  schema: listingData.extend({ claim: z.guid() }),
  subject: ({ name }) => `${name} is yours`,
  body: ({ name, slug }) => (
    <>
      <Paragraph>Your claim is approved: you now own {name} in the directory now.</Paragraph>
      <Paragraph>
        You can now edit its hours, contact details, services and photos. Changes are live within
        seconds.
      </Paragraph>
      <Action path="/business-profile">Edit your listing</Action>
      <Link path={`/business/${slug}`}>See it as visitors do</Link>
    </>
  ),
  example: { ...exampleListing, claim: exampleId },
});

export const claimCode = defineTemplate({
  schema: listingData.extend({ code: z.string() }),
  subject: ({ name }) => `Your code for ${name}`,
  body: ({ name, code }) => (
    <>
      <Paragraph>
        Someone asked us to send a code to this address to verify that {name} is their business. If
        that was you, enter this code where you requested it:
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        Anyone with this code can become the owner of the listing. Do not share it; we never ask for
        it by phone or email. If you did not request it, you can ignore this email.
      </Paragraph>
    </>
  ),
  example: { ...exampleListing, code: '48210573' },
});

export const claimObjected = defineTemplate({
  schema: listingData.extend({ claim: z.guid() }),
  subject: ({ name }) => `The owner of ${name} objects to your claim`,
  body: ({ name, slug }) => (
    <>
      <Paragraph>
        The current owner of {name} says that it is theirs. Our team will compare what both of you
        sent and email you the decision.
      </Paragraph>
      <Action path={`/business-claim/${slug}`}>See your claim</Action>
    </>
  ),
  example: { ...exampleListing, claim: exampleId },
});

export const claimObjectionAsked = defineTemplate({
  schema: listingData.extend({ claim: z.guid(), object_until: z.string() }),
  subject: ({ name }) => `Someone else claims ${name}`,
  body: ({ claim, name, object_until }) => (
    <>
      <Paragraph>
        You are the owner of {name} in the directory. Someone else has claimed it and sent us
        evidence.
      </Paragraph>
      <Paragraph>
        If that is wrong, please object by {formatDay(object_until)}. If you do not, our team
        decides based on their evidence, and the listing may become theirs.
      </Paragraph>
      <Action path={`/dashboard/objections/${claim}`}>Respond to the claim</Action>
      <Paragraph>
        If you have sold the business or passed it on, you do not need to do anything.
      </Paragraph>
    </>
  ),
  example: { ...exampleListing, claim: exampleId, object_until: '2026-11-29T17:00:00+00:00' },
});

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

export const claimRefused = defineTemplate({
  schema: listingData.extend({ claim: z.guid(), reason: z.string().nullable() }),
  subject: ({ name }) => `We could not approve your claim of ${name}`,
  body: ({ name, slug, reason }) => (
    <>
      <Paragraph>
        We have reviewed your claim of {name} and could not approve it. The reason:
      </Paragraph>
      <Quote>{describeRejection(reason)}</Quote>
      <Paragraph>You can claim it again with other evidence.</Paragraph>
      <Action path={`/business-claim/${slug}`}>See your claim</Action>
    </>
  ),
  example: {
    ...exampleListing,
    claim: exampleId,
    reason: 'The bill that you sent is of another address.',
  },
});

import { z } from 'zod';
import { describeClaimRejection } from '#app/domain/claim/claim.ts';
import * as t from '#app/messages/mails.tsx';
import {
  defineTemplate,
  exampleId,
  exampleListing,
  formatMailDate,
  listingData,
} from './template.ts';
import { Action, Code, Link, Paragraph, Quote } from './parts.tsx';

export const claimApproved = defineTemplate({
  schema: listingData.extend({ claim: z.guid() }),
  subject: ({ name }) => t.claimApprovedSubject({ name }),
  body: ({ name, slug }) => (
    <>
      <Paragraph>{t.claimApprovedBody({ name })}</Paragraph>
      <Paragraph>{t.claimApprovedNextSteps}</Paragraph>
      <Action path="/business-profile">{t.editListing}</Action>
      <Link path={`/business/${slug}`}>{t.viewPublicPage}</Link>
    </>
  ),
  example: { ...exampleListing, claim: exampleId },
});

export const claimCode = defineTemplate({
  schema: listingData.extend({ code: z.string() }),
  subject: ({ name }) => t.claimCodeSubject({ name }),
  body: ({ name, code }) => (
    <>
      <Paragraph>{t.claimCodeBody({ name })}</Paragraph>
      <Code>{code}</Code>
      <Paragraph>{t.claimCodeWarning}</Paragraph>
    </>
  ),
  example: { ...exampleListing, code: '48210573' },
});

export const claimObjected = defineTemplate({
  schema: listingData.extend({ claim: z.guid() }),
  subject: ({ name }) => t.claimObjectedSubject({ name }),
  body: ({ name, slug }) => (
    <>
      <Paragraph>{t.claimObjectedBody({ name })}</Paragraph>
      <Action path={`/business-claim/${slug}`}>{t.viewClaim}</Action>
    </>
  ),
  example: { ...exampleListing, claim: exampleId },
});

export const claimReopened = defineTemplate({
  schema: listingData.extend({
    claim: z.guid(),
    field: z.enum(['website', 'email']),
    is_own: z.boolean(),
  }),
  subject: ({ name }) => t.claimReopenedSubject({ name }),
  body: ({ name, slug, field, is_own }) => (
    <>
      <Paragraph>{t.claimReopenedBody({ name, field })}</Paragraph>
      <Paragraph>{is_own ? t.claimReopenedOwner : t.claimReopenedOthers}</Paragraph>
      <Action path={`/business-claim/${slug}`}>{t.viewClaim}</Action>
    </>
  ),
  example: { ...exampleListing, claim: exampleId, field: 'website', is_own: true },
});

export const claimObjectionRequested = defineTemplate({
  schema: listingData.extend({ claim: z.guid(), object_until: z.string() }),
  subject: ({ name }) => t.objectionRequestedSubject({ name }),
  body: ({ claim, name, object_until }) => (
    <>
      <Paragraph>{t.objectionRequestedBody({ name })}</Paragraph>
      <Paragraph>
        {t.objectionRequestedDeadline({ objectUntil: formatMailDate(object_until) })}
      </Paragraph>
      <Action path={`/dashboard/objections/${claim}`}>{t.respondToClaim}</Action>
      <Paragraph>{t.objectionNotNeeded}</Paragraph>
    </>
  ),
  example: { ...exampleListing, claim: exampleId, object_until: '2026-11-29T17:00:00+00:00' },
});

export const claimReceived = defineTemplate({
  schema: listingData.extend({ claim: z.guid(), object_until: z.string().nullish() }),
  subject: ({ name }) => t.claimReceivedSubject({ name }),
  body: ({ name, slug, object_until }) => (
    <>
      <Paragraph>{t.claimReceivedBody({ name })}</Paragraph>
      {object_until && (
        <Paragraph>
          {t.claimReceivedOwnerNotified({ objectUntil: formatMailDate(object_until) })}
        </Paragraph>
      )}
      <Action path={`/business-claim/${slug}`}>{t.viewClaim}</Action>
    </>
  ),
  example: { ...exampleListing, claim: exampleId, object_until: '2026-11-29T17:00:00+00:00' },
});

export const claimRejected = defineTemplate({
  schema: listingData.extend({ claim: z.guid(), reason: z.string().nullable() }),
  subject: ({ name }) => t.claimRejectedSubject({ name }),
  body: ({ name, slug, reason }) => (
    <>
      <Paragraph>{t.claimRejectedBody({ name })}</Paragraph>
      <Quote>{describeClaimRejection(reason)}</Quote>
      <Paragraph>{t.claimRejectedNextSteps}</Paragraph>
      <Action path={`/business-claim/${slug}`}>{t.viewClaim}</Action>
    </>
  ),
  example: {
    ...exampleListing,
    claim: exampleId,
    reason: 'The bill that you sent is of another address.',
  },
});

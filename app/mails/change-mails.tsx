import { type ReviewedField, reviewedFields } from '#app/messages/domain/listing-fields.ts';
import { z } from 'zod';
import * as t from '#app/messages/mails.tsx';
import {
  defineTemplate,
  exampleId,
  exampleListing,
  listingData,
  ownListingData,
} from './template.ts';
import { Action, Paragraph, Quote } from './parts.tsx';

const field = z.enum(Object.keys(reviewedFields) as [ReviewedField, ...ReviewedField[]]);

export const changeApproved = defineTemplate({
  schema: ownListingData.extend({ field }),
  subject: ({ name }) => t.changeApprovedSubject({ name }),
  body: ({ name, business_id, field }) => (
    <>
      <Paragraph>{t.changeApprovedBody({ field, name })}</Paragraph>
      <Action path={`/business-profile/${business_id}`}>{t.openYourListing}</Action>
    </>
  ),
  example: { name: 'Joe’s Café & Bar', business_id: exampleId, field: 'name' },
});

export const changePending = defineTemplate({
  schema: ownListingData.extend({ field }),
  subject: ({ name }) => t.changePendingSubject({ name }),
  body: ({ name, business_id, field }) => (
    <>
      <Paragraph>{t.changePendingBody({ field, name })}</Paragraph>
      <Action path={`/business-profile/${business_id}`}>{t.viewPendingChanges}</Action>
    </>
  ),
  example: { name: 'Joe’s Café & Bar', business_id: exampleId, field: 'category' },
});

export const changeRejected = defineTemplate({
  schema: ownListingData.extend({ field, reason: z.string() }),
  subject: ({ name }) => t.changeRejectedSubject({ name }),
  body: ({ name, business_id, field, reason }) => (
    <>
      <Paragraph>{t.changeRejectedBody({ field, name })}</Paragraph>
      <Quote>{reason}</Quote>
      <Action path={`/business-profile/${business_id}`}>{t.openYourListing}</Action>
    </>
  ),
  example: {
    name: 'Joe’s Café & Bar',
    business_id: exampleId,
    field: 'address',
    reason: 'There is another business at that address.',
  },
});

export const articleOutdated = defineTemplate({
  schema: z.object({
    kind: z.enum(['guide', 'post']),
    id: z.guid(),
    title: z.string(),
    name: z.string(),
  }),
  subject: ({ title, name }) => t.articleOutdatedSubject({ name, title }),
  body: ({ kind, id, title, name }) => (
    <>
      <Paragraph>{t.articleOutdatedBody({ name, kind, title })}</Paragraph>
      <Action path={`/dashboard/articles/${kind}/${id}`}>{t.editArticle}</Action>
    </>
  ),
  example: {
    kind: 'guide' as const,
    id: exampleId,
    title: 'Coffee in Austin',
    name: 'Joe’s Café & Bar',
  },
});

export const savedPlaceChanged = defineTemplate({
  schema: listingData.extend({ status: z.enum(['closed', 'moved']) }),
  subject: ({ name, status }) => t.savedPlaceChangedSubject({ name, status }),
  body: ({ name, slug, status }) => (
    <>
      <Paragraph>{t.savedPlaceChangedBody({ name, status })}</Paragraph>
      <Action path={`/business/${slug}`}>{t.openPublicPage}</Action>
    </>
  ),
  example: { ...exampleListing, status: 'closed' },
});

export const listingStatusChanged = defineTemplate({
  schema: listingData.extend({
    business_id: z.guid(),
    status: z.enum(['suspended', 'published', 'closed']),
    reason: z.string(),
  }),
  subject: ({ name, status }) =>
    status === 'suspended'
      ? t.listingSuspendedSubject({ name })
      : t.listingPublishedSubject({ name }),
  body: ({ name, business_id, status, reason }) => (
    <>
      <Paragraph>
        {status === 'suspended'
          ? t.listingSuspendedBody({ name })
          : t.listingPublishedBody({ name })}
      </Paragraph>
      <Quote>{reason}</Quote>
      {status === 'suspended' && <Paragraph>{t.listingSuspendedAppeal}</Paragraph>}
      <Action path={`/business-profile/${business_id}`}>{t.openYourListing}</Action>
    </>
  ),
  example: {
    ...exampleListing,
    business_id: exampleId,
    status: 'suspended',
    reason: 'The business at this address is another one.',
  },
});

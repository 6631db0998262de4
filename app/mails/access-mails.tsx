import { z } from 'zod';
import * as t from '#app/messages/mails.tsx';
import {
  defineTemplate,
  exampleId,
  exampleListing,
  formatMailDate,
  listingData,
  ownListingData,
} from './template.ts';
import { Action, Link, Paragraph } from './parts.tsx';

export const accessEnded = defineTemplate({
  /**
   * With `left_by` it tells the owner that this colleague left; otherwise the user who lost access.
   */
  schema: listingData.extend({ left_by: z.string().nullish() }),
  subject: ({ name, left_by }) =>
    left_by ? t.accessLeftSubject({ name }) : t.accessEndedSubject({ name }),
  body: ({ name, slug, left_by }) => (
    <>
      <Paragraph>
        {left_by ? t.accessLeftBody({ leftBy: left_by, name }) : t.accessEndedBody({ name })}
      </Paragraph>
      <Link path={`/business/${slug}`}>{t.viewListing}</Link>
    </>
  ),
  example: exampleListing,
});

export const accessGiven = defineTemplate({
  schema: ownListingData.extend({
    by: z.string().nullish(),
    role: z.enum(['editor', 'hours']),
    until: z.string().nullish(),
  }),
  subject: ({ name }) => t.accessGivenSubject({ name }),
  body: ({ name, business_id, by, role, until }) => (
    <>
      <Paragraph>
        {t.accessGivenBody({ name, by, role, until: until ? formatMailDate(until) : null })}
      </Paragraph>
      <Action path={`/business-profile/${business_id}`}>{t.openListing}</Action>
      <Paragraph>{t.accessGivenHowToLeave}</Paragraph>
    </>
  ),
  example: {
    name: 'Joe’s Café & Bar',
    business_id: exampleId,
    by: 'Ana Ruiz',
    role: 'editor' as const,
    until: null,
  },
});

export const accessInvitation = defineTemplate({
  schema: listingData.extend({
    by: z.string().nullish(),
    /** 'owner': an offer to transfer the listing. */
    role: z.enum(['editor', 'hours', 'owner']),
    until: z.string().nullish(),
    /** A path on the site with the token in its hash, which reaches no server and no log. */
    path: z.string().regex(/^\/[^/\\]/),
  }),
  subject: ({ name, role }) =>
    role === 'owner' ? t.ownerInvitationSubject({ name }) : t.editorInvitationSubject({ name }),
  body: ({ name, by, role, until, path }) => (
    <>
      {role === 'owner' ? (
        <Paragraph>{t.ownerInvitationBody({ name, by })}</Paragraph>
      ) : (
        <Paragraph>
          {t.editorInvitationBody({ name, by, role, until: until ? formatMailDate(until) : null })}
        </Paragraph>
      )}
      <Action path={path}>{t.viewInvitation}</Action>
      <Paragraph>{t.invitationHowToAccept}</Paragraph>
    </>
  ),
  example: {
    ...exampleListing,
    by: 'Ana Ruiz',
    role: 'hours' as const,
    until: '2027-01-31',
    path: '/invitation#invitation=token',
  },
});

export const listingLost = defineTemplate({
  schema: listingData.extend({ claim: z.guid() }),
  subject: ({ name }) => t.listingLostSubject({ name }),
  body: ({ name }) => (
    <>
      <Paragraph>{t.listingLostBody({ name })}</Paragraph>
      <Paragraph>{t.listingLostAppeal}</Paragraph>
    </>
  ),
  example: { ...exampleListing, claim: exampleId },
});

export const listingTransferred = defineTemplate({
  schema: ownListingData.extend({ is_new_owner: z.boolean() }),
  subject: ({ name, is_new_owner }) =>
    is_new_owner
      ? t.listingTransferredSubjectToNewOwner({ name })
      : t.listingTransferredSubjectToOldOwner({ name }),
  body: ({ name, business_id, is_new_owner }) =>
    is_new_owner ? (
      <>
        <Paragraph>{t.listingTransferredBodyToNewOwner({ name })}</Paragraph>
        <Action path={`/business-profile/${business_id}`}>{t.openYourListing}</Action>
      </>
    ) : (
      <>
        <Paragraph>{t.listingTransferredBodyToOldOwner({ name })}</Paragraph>
        <Paragraph>{t.listingTransferredNotRequested}</Paragraph>
      </>
    ),
  example: { name: 'Joe’s Café & Bar', business_id: exampleId, is_new_owner: true },
});

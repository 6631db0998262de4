import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { similarBusinessSchema } from '../submission/submission-schema.ts';
import { queueKinds } from './queue-kinds.ts';

const moment = z.iso.datetime({ offset: true });
const count = z.strictObject({ count: z.int() });

/** What an admin should look at twice, each with what it is made of. */
export const signalsSchema = z
  .strictObject({
    /** Of the last day. */
    new_account: z.strictObject({ since: moment }),
    /** What the sender sent earlier of the kind. */
    refused_before: count,
    likely_duplicate: z.strictObject({
      name: z.string(),
      score: z.number(),
      reasons: z.array(z.enum(['name', 'phone', 'website', 'address', 'near'])),
    }),
    /** A submission that was refused and mended. */
    sent_again: z.strictObject({ reason: z.string() }),
    has_owner: z.strictObject({}),
    /** Others who claim the same listing. */
    rivals: count,
    /** How often a change of this field of this listing was refused. */
    asked_again: count,
    /** What two listings have in common. */
    alike_name: z.strictObject({}),
    alike_phone: z.strictObject({}),
    alike_website: z.strictObject({}),
    alike_address: z.strictObject({}),
    alike_near: z.strictObject({}),
  })
  .partial();

const item = {
  id: z.guid(),
  /** Of the business. */
  name: z.string(),
  city: z.string(),
  state: z.string(),
  sent_at: moment,
  /** Who sent it, by name. */
  sender: z.string().nullable(),
  sender_id: z.guid().nullable(),
  /** How what they sent earlier of its kind was decided. */
  approved: z.int(),
  refused: z.int(),
  signals: signalsSchema,
};

const claim = {
  ...item,
  evidence: z.enum(Constants.public.Enums.claim_evidence),
  /** Until then the sitting owner is heard; null without one. */
  object_until: moment.nullable(),
};

export const queuedItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...item, kind: z.literal('submission') }),
  z.strictObject({ ...claim, kind: z.literal('claim') }),
  z.strictObject({ ...claim, kind: z.literal('objection') }),
  z.strictObject({
    ...item,
    kind: z.literal('change'),
    field: z.enum(['name', 'category', 'address']),
  }),
  /** Two listings that may be one; the name is that of both. */
  z.strictObject({
    ...item,
    kind: z.literal('duplicate'),
    /** From 0 to 1; 0 of a pair that an admin made. */
    score: z.number(),
  }),
]);

/** A page of what waits for an admin, and how many wait of each kind. */
export const adminQueueSchema = z.strictObject({
  items: z.array(queuedItemSchema).max(20),
  /** Where the next page begins; null on the last one. */
  next: z.string().nullable(),
  counts: z.record(z.enum(queueKinds), z.int()),
  metros: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
});

/** What an admin has decided. */
const decisionSchema = z.strictObject({
  id: z.guid(),
  is_approved: z.boolean(),
  reason: z.string().nullable(),
  made_at: moment,
  /** What came of it, null while it can be taken back: 'decided' when it was done. */
  outcome: z.string().nullable(),
  is_own: z.boolean(),
  by: z.string().nullable(),
});

/** 'decided', or why it was not. */
const outcomeSchema = z.enum([
  'decided',
  /** Not as it was seen: decided by somebody else, changed or taken back. */
  'stale',
  'invalid',
  'listed',
  'early',
  'unlisted',
  /** One's own. */
  'refused',
  'gone',
  'failed',
]);
const errorsSchema = z.record(z.string(), z.string()).nullable();

/** One outcome for each that was to be decided. */
export const decidedItemsSchema = z.array(
  z.strictObject({
    kind: z.enum(queueKinds),
    id: z.guid(),
    outcome: outcomeSchema,
    errors: errorsSchema,
    decision: decisionSchema.nullable(),
  }),
);

export const carriedOutSchema = z.array(
  decisionSchema.extend({
    kind: z.enum(queueKinds),
    item_id: z.guid(),
    outcome: outcomeSchema,
    errors: errorsSchema,
  }),
);

const coordinates = { lat: z.number(), lng: z.number() };
const neighbourSchema = z.strictObject({ kind: z.enum(queueKinds), id: z.guid() }).nullable();
const recordSchema = z.strictObject({ approved: z.int(), refused: z.int() });

/** What an admin asks of one before they decide. */
export const queueItemSchema = z.strictObject({
  /** Null when it waits no more. */
  item: queuedItemSchema.nullable(),
  decision: decisionSchema.nullable(),
  sender: z
    .strictObject({
      id: z.guid(),
      name: z.string().nullable(),
      email: z.string(),
      since: moment,
      suspended_until: moment.nullable(),
      /** How many they own. */
      listings: z.int(),
      /** How much of theirs waits. */
      waiting: z.int(),
      records: z.partialRecord(z.enum(queueKinds), recordSchema),
    })
    .nullable(),
  /** Of the listing, the last change first. */
  history: z.array(
    z.strictObject({
      at: moment,
      field: z.string(),
      role: z.enum(['owner', 'editor', 'directory', 'import']),
      before: z.json(),
      after: z.json(),
    }),
  ),
  /** Of its business; null where that is not known, or there are several. */
  place: z.strictObject({ ...coordinates, is_exact: z.boolean() }).nullable(),
  /** Listings that may be the same, likeliest first; null of what is about several. */
  similar: z
    .array(similarBusinessSchema.extend({ map_place: z.strictObject(coordinates).nullable() }))
    .nullable(),
  next: neighbourSchema,
  previous: neighbourSchema,
});

/** Who else looks at one, and whether it waits still. */
export const lookSchema = z.strictObject({
  others: z.array(z.string()),
  is_waiting: z.boolean(),
  decision: decisionSchema.nullable(),
});

/** A page of what a decision about many would come to. */
export const decisionPreviewSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        item: queuedItemSchema,
        /** What a decision names as seen. */
        seen: z.json(),
        outcome: outcomeSchema,
        errors: errorsSchema,
      }),
    )
    .max(20),
  next: z.string().nullable(),
});

/** What admins keep for their work on the queue. */
export const queueAidsSchema = z.strictObject({
  views: z.array(
    z.strictObject({
      id: z.guid(),
      name: z.string(),
      filter: z.partialRecord(
        z.enum(['kind', 'state', 'metro', 'days', 'sender', 'signal', 'sort']),
        z.string(),
      ),
    }),
  ),
  templates: z.array(z.strictObject({ id: z.guid(), name: z.string(), reason: z.string() })),
});

const words = z.strictObject({ name: z.string(), reason: z.string() }).nullable();

/** The reasons that admins keep, then those that were removed last, each with its latest changes, newest first. */
export const refusalTemplatesSchema = z.array(
  z.strictObject({
    id: z.guid(),
    /** Null of one that was removed, as its reason is. */
    name: z.string().nullable(),
    reason: z.string().nullable(),
    changes: z.array(
      z.strictObject({
        id: z.int(),
        changed_at: z.iso.datetime({ offset: true }),
        /** Null of an account that is gone, and of whoever has the database. */
        changed_by: z.string().nullable(),
        /** Null: it was not there. */
        before: words,
        after: words,
      }),
    ),
  }),
);

import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { editorRoleSchema } from '../editing/editing-schema.ts';
import { similarBusinessSchema } from '../submission/submission-schema.ts';
import { queueKinds } from './queue-kinds.ts';

const { report_kind, report_reason, review_status } = Constants.public.Enums;
export const queueKindSchema = z.enum(queueKinds);
const moment = z.iso.datetime({ offset: true });
const count = z.strictObject({ count: z.int() });

/** Reasons for an admin to look closely, each with its details. */
export const signalsSchema = z
  .strictObject({
    /** Created within the last day. */
    new_account: z.strictObject({ since: moment }),
    /** What the sender sent before of this kind. */
    rejected_before: count,
    likely_duplicate: z.strictObject({
      name: z.string(),
      score: z.number(),
      reasons: z.array(z.enum(['name', 'phone', 'website', 'address', 'near'])),
    }),
    /** A submission that was rejected and sent again. */
    sent_again: z.strictObject({ reason: z.string() }),
    has_owner: z.strictObject({}),
    /** A claim whose evidence was taken back after its approval. */
    reopened: z.strictObject({}),
    /** Others who claim the same listing. */
    rivals: count,
    /** How often a change of this field of this listing was rejected. */
    requested_again: count,
    /** What two listings have in common. */
    similar_name: z.strictObject({}),
    similar_phone: z.strictObject({}),
    similar_website: z.strictObject({}),
    similar_address: z.strictObject({}),
    similar_near: z.strictObject({}),
    /** How many of the kind the listing got within a day. */
    burst: count,
    /** How many of them came from accounts of the last day. */
    new_accounts: count,
    /** How many people of one network wrote within a week. */
    same_network: count,
    /** How many others have the same words. */
    same_words: count,
    /** A competitor that it names. */
    rival: z.strictObject({ name: z.string() }),
    /** All new reviews of the listing wait. */
    listing_held: z.strictObject({}),
    /** It was hidden and is written again; null: while its author managed the listing. */
    hidden_before: z.strictObject({ reason: z.string().nullable() }),
    /** It has a web address. */
    link: z.strictObject({}),
    /** It has a phone number or an address that is not the listing's. */
    contact: z.strictObject({}),
    reported: z.strictObject({ count: z.int(), reasons: z.array(z.enum(report_reason)) }),
    appealed: z.strictObject({}),
    /** Others who suggest the same value. */
    also_suggested: count,
    /** Its sender was asked, and can answer until then before it is in the lists again. */
    asked: z.strictObject({ until: moment }),
    answered: z.strictObject({}),
    /** It took effect at once, as of somebody with accepted suggestions. */
    applied: z.strictObject({}),
  })
  .partial();

const item = {
  id: z.guid(),
  /** Name of the business. */
  name: z.string(),
  city: z.string(),
  state: z.string(),
  sent_at: moment,
  /** Name of the sender. */
  sender: z.string().nullable(),
  sender_id: z.guid().nullable(),
  /** How earlier items of this kind by the sender were decided. */
  approved: z.int(),
  rejected: z.int(),
  signals: signalsSchema,
};

const claim = {
  ...item,
  evidence: z.enum(Constants.public.Enums.claim_evidence),
  /** The current owner may object until then; null without an owner. */
  object_until: moment.nullable(),
};

export const queuedItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...item, kind: z.literal('submission') }),
  z.strictObject({ ...claim, kind: z.literal('claim') }),
  z.strictObject({ ...claim, kind: z.literal('objection') }),
  z.strictObject({ ...item, kind: z.literal('call'), phone: z.string() }),
  z.strictObject({
    ...item,
    kind: z.literal('change'),
    field: z.enum(['name', 'category', 'address']),
  }),
  /** Two listings that may be duplicates, by name. */
  z.strictObject({
    ...item,
    kind: z.literal('duplicate'),
    other_name: z.string(),
    /** From 0 to 1; 0 for a pair that an admin added. */
    score: z.number(),
  }),
  z.strictObject({
    ...item,
    kind: z.literal('review'),
    status: z.enum(review_status),
    /** 1 to 5 stars. */
    rating: z.int(),
    /** The beginning of its text. */
    excerpt: z.string(),
  }),
  z.strictObject({
    ...item,
    kind: z.literal('receipt'),
    /** Of its review, 1 to 5 stars. */
    rating: z.int(),
    visited_on: z.iso.date().nullable(),
  }),
  z.strictObject({ ...item, kind: z.literal('report'), subject: z.enum(report_kind) }),
  z.strictObject({
    ...item,
    kind: z.literal('question'),
    is_answer: z.boolean(),
    /** The beginning of its text. */
    excerpt: z.string(),
  }),
  /** A suggestion for one field of a listing. */
  z.strictObject({ ...item, kind: z.literal('edit'), field: z.string() }),
]);

/** A page of the queue, and how many items wait of each kind. */
export const adminQueueSchema = z.strictObject({
  items: z.array(queuedItemSchema).max(20),
  /** The cursor of the next page; null on the last one. */
  next: z.string().nullable(),
  counts: z.record(queueKindSchema, z.int()),
  metros: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
});

/** 'decided', or what prevents the decision. */
const outcomeSchema = z.enum([
  'decided',
  /** The item is not as the admin saw it: decided by somebody else, changed or withdrawn. */
  'stale',
  'invalid',
  /** Another listing has this name at this address. */
  'listed',
  /** The owner may still object. */
  'early',
  'unlisted',
  /** It is the admin's own item. */
  'own',
  /** A pair of listings is merged on its own screen only. */
  'choose',
  /** The person is no admin any more. */
  'refused',
]);

/** A decision of an admin. */
const decisionSchema = z.strictObject({
  id: z.guid(),
  is_approved: z.boolean(),
  reason: z.string().nullable(),
  made_at: moment,
  /** Of the item when it was decided. */
  signals: z.array(z.string()),
  /** Null until it is executed. */
  outcome: outcomeSchema.nullable(),
  is_own: z.boolean(),
  by: z.string().nullable(),
});

/** One outcome for each item of the request. */
export const decidedItemsSchema = z.array(
  z.strictObject({
    kind: queueKindSchema,
    id: z.guid(),
    outcome: outcomeSchema,
    /** The field of a submission that is invalid. */
    field: z.string().nullable(),
    decision: decisionSchema.nullable(),
  }),
);

export const decisionRunSchema = z.strictObject({
  /** A sentence for each decision that failed. */
  failures: z.array(z.string()),
  /** When the next decision is due, in milliseconds; null when none waits. */
  next_in_ms: z.int().nullable(),
});

const coordinates = { lat: z.number(), lng: z.number() };
const neighbourSchema = z.strictObject({ kind: queueKindSchema, id: z.guid() }).nullable();
const recordSchema = z.strictObject({ approved: z.int(), rejected: z.int() });

/** What an admin reads about an item before deciding. */
export const queueItemSchema = z.strictObject({
  /** Null if it is not waiting any more. */
  item: queuedItemSchema.nullable(),
  decision: decisionSchema.nullable(),
  /** Whether it is about the caller's own request or listing. */
  is_own: z.boolean(),
  sender: z
    .strictObject({
      id: z.guid(),
      name: z.string().nullable(),
      email: z.string(),
      since: moment,
      suspended_until: moment.nullable(),
      /** How many listings the sender owns. */
      listings: z.int(),
      /** How many of the sender's items wait. */
      waiting: z.int(),
      records: z.partialRecord(queueKindSchema, recordSchema),
    })
    .nullable(),
  /** The listing's history, newest first. */
  history: z.array(
    z.strictObject({
      at: moment,
      field: z.string(),
      role: editorRoleSchema,
      before: z.json(),
      after: z.json(),
    }),
  ),
  /** Of its business; null if unknown, if there are several, and for reviews, receipts and questions. */
  place: z.strictObject({ ...coordinates, is_exact: z.boolean() }).nullable(),
  /** Listings that may be duplicates, likeliest first; null for items about several listings. */
  similar: z
    .array(similarBusinessSchema.extend({ map_place: z.strictObject(coordinates).nullable() }))
    .nullable(),
  /** What says whose business it is, and whether it counts as evidence. */
  evidence: z.array(
    z.strictObject({
      listing_id: z.guid(),
      field: z.enum(['website', 'email', 'phone', 'address']),
      value: z.string(),
      counts: z.boolean(),
    }),
  ),
  /** To the sender, the first one first. */
  questions: z.array(
    z.strictObject({
      id: z.guid(),
      body: z.string(),
      by: z.string().nullable(),
      asked_at: moment,
      answer: z.string().nullable(),
      answered_at: moment.nullable(),
    }),
  ),
  next: neighbourSchema,
  previous: neighbourSchema,
});

/** Who else is viewing the item, and whether it still waits. */
export const heartbeatSchema = z.strictObject({
  others: z.array(z.string().nullable()),
  is_waiting: z.boolean(),
  decision: decisionSchema.nullable(),
});

/** A page of what a bulk decision would do. */
export const decisionPreviewSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        item: queuedItemSchema,
        /** The version that the decision names. */
        version: z.json(),
        outcome: outcomeSchema,
        /** The field of a submission that is invalid. */
        field: z.string().nullable(),
      }),
    )
    .max(20),
  next: z.string().nullable(),
});

/** A saved reason, of one kind of item. */
const templateText = { kind: queueKindSchema, name: z.string(), reason: z.string() };

/** The admins' reasons for refusals. */
export const queuePresetsSchema = z.strictObject({
  templates: z.array(z.strictObject({ id: z.guid(), ...templateText })),
});

const text = z.strictObject(templateText).nullable();

/** A question to the sender of an item, as they read it. */
export const senderQuestionSchema = z.strictObject({
  id: z.guid(),
  /** Of the item. */
  name: z.string(),
  body: z.string(),
  asked_at: moment,
  answer: z.string().nullable(),
  /** Whether it can be answered. */
  is_open: z.boolean(),
});

/** The reasons in use, then those removed last, each with its latest changes, newest first. */
export const refusalTemplatesSchema = z.array(
  z.strictObject({
    id: z.guid(),
    /** Null for a removed reason. */
    text,
    changes: z.array(
      z.strictObject({
        id: z.int(),
        changed_at: z.iso.datetime({ offset: true }),
        /** Null for a deleted account, and for changes made directly in the database. */
        changed_by: z.string().nullable(),
        /** Null: the reason did not exist. */
        before: text,
        after: text,
      }),
    ),
  }),
);

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  answer_sender_question: z.strictObject({ outcome: z.enum(['answered', 'closed']) }),
  ask_sender: z.strictObject({ outcome: z.enum(['asked', 'stale']) }),
  correct_queue_item: z.strictObject({ outcome: z.enum(['saved', 'stale', 'own', 'nothing']) }),
  get_sender_question: senderQuestionSchema.nullable(),
  confirm_evidence: z.strictObject({ outcome: z.literal('saved') }),
  decide_queue_items: decidedItemsSchema,
  delete_refusal_template: z.null(),
  find_admin_queue: adminQueueSchema,
  execute_due_decisions: decisionRunSchema,
  get_queue_presets: queuePresetsSchema,
  get_queue_item: queueItemSchema,
  get_refusal_templates: refusalTemplatesSchema,
  record_heartbeat: heartbeatSchema,
  preview_decisions: decisionPreviewSchema,
  save_refusal_template: z.strictObject({ outcome: z.enum(['saved', 'taken', 'full']) }),
  undo_decisions: z.int(),
};

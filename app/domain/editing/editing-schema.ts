import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import {
  confirmationsSchema,
  openingHoursSchema,
  serviceSchema,
  specialHoursSchema,
} from '../business/business-schema.ts';
import { fieldsWith, forFields } from '../business/business.ts';
import { photoSchema } from '../photo/photo-schema.ts';

const { listing_status, verification_level } = Constants.public.Enums;

const moment = z.iso.datetime({ offset: true });

/**
 * In which capacity somebody edits a listing; admins edit for the directory, and what a neighbor
 * suggested is written when it is accepted.
 */
export const editorRoleSchema = z.enum(['owner', 'editor', 'directory', 'import', 'neighbor']);

export type EditorRole = z.infer<typeof editorRoleSchema>;

/** All fields of a listing that its editors may change; a missing text is ''. */
export const editableValuesSchema = z.strictObject({
  ...forFields(fieldsWith({ is_text: true }), z.string()),
  /** Slug of the category. */
  category: z.string(),
  /** Slugs of those that it has besides. */
  more_categories: z.array(z.string()),
  location: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
  attributes: z.array(z.string()),
  opening_hours: z.array(openingHoursSchema),
  special_hours: z.array(specialHoursSchema),
  services: z.array(serviceSchema),
  photos: z.array(photoSchema),
});

export type EditableValues = z.infer<typeof editableValuesSchema>;

export type FieldName = keyof EditableValues;

/** One of the caller's listings, before a change of many. */
export const editableListingSchema = z.strictObject({
  id: z.guid(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  can_edit_all: z.boolean(),
  values: editableValuesSchema,
  confirmations: confirmationsSchema,
});

export type EditableListing = z.infer<typeof editableListingSchema>;

/** Values of some fields, by name. */
const someValuesSchema = z.record(z.string(), z.unknown());

const reviewedFieldSchema = z.enum(
  fieldsWith({ requires_review: true }).map((field) => field.history_field),
);

/** A change that waits for an admin, or the last rejected one of its field. */
export const pendingChangeSchema = z.strictObject({
  id: z.guid(),
  field: reviewedFieldSchema,
  before: someValuesSchema,
  after: someValuesSchema,
  /** `planned`: it waits for its day. */
  status: z.enum(['waiting', 'planned', 'rejected']),
  /** Of a move: its day; null for at once. */
  moves_on: z.iso.date().nullable(),
  requested_at: moment,
  reason: z.string().nullable(),
});

/** A change that waits for an admin, or the last rejected one of its field. */
export type PendingChange = z.infer<typeof pendingChangeSchema>;

/** A listing as its editors see it. */
export const editableBusinessSchema = z.strictObject({
  id: z.guid(),
  slug: z.string(),
  status: z.enum(listing_status),
  /** Its status, in the form that `change_business_status` expects. */
  business_status: z.strictObject({
    status: z.enum(listing_status),
    temporarily_closed: z.boolean(),
    /** 'YYYY-MM-DD', the day on which it reopens; may be in the past. */
    reopens_on: z.iso.date().nullable(),
    /** Slug of the listing. */
    moved_to: z.string().nullable(),
  }),
  time_zone: z.string(),
  verification: z.enum(verification_level),
  /** The caller's capacity. */
  role: editorRoleSchema,
  /** Whether the caller may change more than its hours. */
  can_edit_all: z.boolean(),
  values: editableValuesSchema,
  pending_changes: z.array(pendingChangeSchema),
  updated_at: moment,
});

export type EditableBusiness = z.infer<typeof editableBusinessSchema>;

/** The present value of a field that somebody else has changed. */
export const conflictSchema = z.strictObject({
  now: z.unknown(),
  by: editorRoleSchema.nullable(),
  /** Name of the colleague; null for who edits for the directory. */
  name: z.string().nullable(),
  at: moment.nullable(),
});

export type Conflict = z.infer<typeof conflictSchema>;

/** Schema of the response of a function that changes a listing, with its possible outcomes. */
function outcomeSchema<const Outcomes extends readonly [string, ...string[]]>(outcomes: Outcomes) {
  return z.strictObject({
    outcome: z.enum(outcomes),
    /** By field. */
    conflicts: z.record(z.string(), conflictSchema),
    /** The fields that wait for an admin. */
    pending: z.array(z.string()),
    /** The listing after the call; null if the caller may not edit it any more. */
    listing: editableBusinessSchema.nullable(),
  });
}

export const changedBusinessSchema = outcomeSchema(['saved', 'conflict']);

export type ChangedBusiness = z.infer<typeof changedBusinessSchema>;

/** `changed`: the field has another value by now. */
export const undoneChangeSchema = outcomeSchema(['saved', 'changed']);

/** A page of a history as editors see it. */
export const businessChangesSchema = z.strictObject({
  changes: z.array(
    z.strictObject({
      id: z.guid(),
      number: z.int(),
      at: moment,
      role: editorRoleSchema,
      name: z.string().nullable(),
      /** Whether an admin wrote for the owner, and that owner’s name. */
      is_for_owner: z.boolean(),
      on_behalf_of: z.string().nullable(),
      is_own: z.boolean(),
      field: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      is_undoable: z.boolean(),
      /**
       * The caller's own change, which cannot be undone because the photos it replaced are deleted.
       */
      is_too_late: z.boolean(),
    }),
  ),
  /** The `before` of the next page. */
  next: z.int().nullable(),
});

export type BusinessChanges = z.infer<typeof businessChangesSchema>;

export type BusinessChange = BusinessChanges['changes'][number];

/** A pending change as admins see it. */
export const changeToDecideSchema = z.strictObject({
  id: z.guid(),
  business_id: z.guid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  verification: z.enum(verification_level),
  field: reviewedFieldSchema,
  before: someValuesSchema,
  after: someValuesSchema,
  /** The present values of these fields. */
  now: someValuesSchema,
  status: z.enum(['waiting', 'planned', 'approved', 'rejected', 'withdrawn']),
  moves_on: z.iso.date().nullable(),
  requested_at: moment,
  reason: z.string().nullable(),
  decided_at: moment.nullable(),
  /** Whether the reader asked for the change, or owns the listing. */
  is_own: z.boolean(),
  /** Name of the person who asked for the change. */
  requester: z.string().nullable(),
});

export type ChangeToDecide = z.infer<typeof changeToDecideSchema>;

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  change_business: changedBusinessSchema,
  change_business_status: changedBusinessSchema,
  change_businesses: z.array(
    z.strictObject({ id: z.guid(), outcome: z.enum(['saved', 'conflict', 'refused']) }),
  ),
  find_business_changes: businessChangesSchema.nullable(),
  find_editable_values: z.array(editableListingSchema),
  get_editable_business: editableBusinessSchema.nullable(),
  get_pending_change: changeToDecideSchema.nullable(),
  undo_change: undoneChangeSchema,
  withdraw_pending_change: undoneChangeSchema,
};

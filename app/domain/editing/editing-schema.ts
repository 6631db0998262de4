import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import {
  openingHoursSchema,
  serviceSchema,
  specialHoursSchema,
} from '../business/business-schema.ts';
import { photoSchema } from '../photo/photo-schema.ts';

const { listing_status, verification_level } = Constants.public.Enums;

const moment = z.iso.datetime({ offset: true });

/** As what somebody writes a listing: an admin does it for the directory. */
export const editorRoleSchema = z.enum(['owner', 'editor', 'directory', 'import']);

/** Everything of a listing that its editors may change; no text is null. */
export const editableValuesSchema = z.strictObject({
  name: z.string(),
  /** The category's slug. */
  category: z.string(),
  description: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  location: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  attributes: z.array(z.string()),
  opening_hours: z.array(openingHoursSchema),
  special_hours: z.array(specialHoursSchema),
  services: z.array(serviceSchema),
  photos: z.array(photoSchema),
});

/** Values of some of the fields, by their names. */
const someValuesSchema = z.record(z.string(), z.unknown());

const heldFieldSchema = z.enum(['name', 'category', 'address']);

/** A change that waits for an admin, or the last one of its field that was refused. */
export const heldChangeSchema = z.strictObject({
  id: z.guid(),
  field: heldFieldSchema,
  before: someValuesSchema,
  after: someValuesSchema,
  status: z.enum(['waiting', 'refused']),
  asked_at: moment,
  reason: z.string().nullable(),
});

/** A listing as its editors see it. */
export const editableBusinessSchema = z.strictObject({
  id: z.guid(),
  slug: z.string(),
  status: z.enum(listing_status),
  /** How its status stands, as `change_business_status` wants to see it. */
  standing: z.strictObject({
    status: z.enum(listing_status),
    temporarily_closed: z.boolean(),
    /** 'YYYY-MM-DD', the first day on which it is open again; it may have passed. */
    reopens_on: z.iso.date().nullable(),
    /** The slug of the listing. */
    moved_to: z.string().nullable(),
  }),
  time_zone: z.string(),
  verification: z.enum(verification_level),
  /** As what the caller writes it. */
  role: editorRoleSchema,
  /** Whether the caller may change more than its hours. */
  can_edit_all: z.boolean(),
  values: editableValuesSchema,
  held: z.array(heldChangeSchema),
  updated_at: moment,
});

/** What stands in a field that somebody else has changed meanwhile. */
export const conflictSchema = z.strictObject({
  now: z.unknown(),
  by: editorRoleSchema.nullable(),
  /** Of a colleague; null of who writes for the directory. */
  name: z.string().nullable(),
  at: moment.nullable(),
});

/** What a function that changes a listing answers, by the outcomes that it can have. */
function outcomeSchema<const Outcomes extends readonly [string, ...string[]]>(outcomes: Outcomes) {
  return z.strictObject({
    outcome: z.enum(outcomes),
    /** Sentences by field, of what is invalid. */
    errors: z.record(z.string(), z.string()),
    /** By field. */
    conflicts: z.record(z.string(), conflictSchema),
    /** The fields that wait for an admin. */
    held: z.array(z.string()),
    /** As it stands now; null when the caller may not edit it any more. */
    listing: editableBusinessSchema.nullable(),
  });
}

export const changedBusinessSchema = outcomeSchema(['saved', 'invalid', 'conflict']);
/** `changed`: something else stands there by now. */
export const undoneChangeSchema = outcomeSchema(['saved', 'changed']);

/** A page of a history as its editors read it. */
export const businessChangesSchema = z.strictObject({
  changes: z.array(
    z.strictObject({
      id: z.guid(),
      number: z.int(),
      at: moment,
      role: editorRoleSchema,
      name: z.string().nullable(),
      is_own: z.boolean(),
      field: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      is_undoable: z.boolean(),
      /** One's own, which stands; but the photos that it replaced are deleted by now. */
      is_too_late: z.boolean(),
    }),
  ),
  /** The `before` of the next page. */
  next: z.int().nullable(),
});

/** A held change as admins read it. */
export const changeToDecideSchema = z.strictObject({
  id: z.guid(),
  business_id: z.guid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  verification: z.enum(verification_level),
  field: heldFieldSchema,
  before: someValuesSchema,
  after: someValuesSchema,
  /** What stands in these fields at present. */
  now: someValuesSchema,
  status: z.enum(['waiting', 'approved', 'refused', 'withdrawn']),
  asked_at: moment,
  reason: z.string().nullable(),
  decided_at: moment.nullable(),
  /** Whether who reads it asked for it, or owns the listing. */
  is_own: z.boolean(),
  /** Who asked for it, by name. */
  asker: z.string().nullable(),
});

export const decidedChangeSchema = z.strictObject({
  outcome: z.enum(['decided', 'stale', 'invalid']),
  /** As it stands now. */
  change: changeToDecideSchema,
  /** Sentences by field, of what is invalid. */
  errors: z.record(z.string(), z.string()),
});

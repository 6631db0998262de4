import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';

const {
  claim_status,
  listing_status,
  report_kind,
  report_reason,
  report_status,
  review_status,
  submission_status,
  suggestion_status,
} = Constants.public.Enums;

const moment = z.iso.datetime({ offset: true });
const role = z.enum(['community_user', 'business_owner', 'admin', 'super_admin']);

/** An account as admins see it; has no role if its owner has never signed in. */
export const personSchema = z.object({
  id: z.guid(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  role: role.nullable(),
  created_at: moment,
  confirmed_at: moment.nullable(),
  last_sign_in_at: moment.nullable(),
  suspended_until: moment.nullable(),
});

export const peopleSchema = z.object({
  people: z.array(personSchema).max(50),
  /** Pass it as `after` to get the next page. */
  next: z.guid().nullable(),
});

const named = z.object({ id: z.guid(), name: z.string(), at: moment });
const written = <Item extends z.ZodRawShape>(item: Item) =>
  z.object({
    count: z.int(),
    newest: z.array(named.extend(item)).max(20),
  });

/** A person with the newest 20 items of each kind that they wrote. */
export const personFileSchema = personSchema.extend({
  is_self: z.boolean(),
  suspension: z
    .object({
      /** Null: until an admin lifts it. */
      last_day: z.iso.date().nullable(),
      reason: z.string(),
      by: z.string().nullable(),
      suspended_at: moment,
    })
    .nullable(),
  listings: written({
    city: z.string(),
    state: z.string(),
    status: z.enum(listing_status),
    slug: z.string(),
  }),
  submissions: written({ status: z.enum(submission_status) }),
  claims: written({ status: z.enum(claim_status) }),
  reviews: written({
    slug: z.string(),
    rating: z.int(),
    body: z.string(),
    status: z.enum(review_status),
    /** Why it is hidden. */
    reason: z.string().nullable(),
  }),
  questions: written({
    slug: z.string(),
    is_answer: z.boolean(),
    body: z.string(),
    status: z.enum(review_status),
    /** Why it is hidden. */
    reason: z.string().nullable(),
  }),
  suggestions: written({
    slug: z.string(),
    fields: z.array(
      z.object({
        id: z.guid(),
        field: z.string(),
        status: z.enum(suggestion_status),
        reason: z.string().nullable(),
      }),
    ),
  }),
  reports: written({
    /** Null for a list without a name, as in `lists`. */
    name: z.string().nullable(),
    kind: z.enum(report_kind),
    subject_id: z.guid(),
    reason: z.enum(report_reason),
    details: z.string().nullable(),
    status: z.enum(report_status),
    outcome: z.string().nullable(),
  }),
  /** Of either side, those that one of the two has reported. */
  conversations: written({ slug: z.string(), is_closed: z.boolean() }),
  /** The shared ones. */
  lists: written({ name: z.string().nullable() }),
});

/** The outcome of an action. */
export const accountActionSchema = z.object({
  outcome: z.enum([
    'done',
    'old_session',
    'stale',
    'suspended',
    'last_super_admin',
    'no_profile',
    'super_admin',
    'own',
    'not_found',
  ]),
});

const rows = z.array(z.looseObject({}));

/** What the directory stores about a person. */
export const personDataSchema = z.strictObject({
  exported_at: moment,
  user: z.looseObject({ id: z.guid() }),
  profile: rows,
  notification_preferences: rows,
  api_keys: rows,
  listings: rows,
  access: rows,
  invitations: rows,
  reviews: rows,
  questions: rows,
  measurements: rows,
  submissions: rows,
  mails: rows,
  notifications: rows,
  claims: rows,
  changes: rows,
  pending_changes: rows,
  messages: rows,
  saved_lists: rows,
  questions_by_admins: rows,
  review_receipts: rows,
  review_votes: rows,
  reports: rows,
  removals: rows,
  suggested_edits: rows,
  saved_searches: rows,
});

/** The same with the exported data; null if the export was refused. */
export const exportedPersonSchema = accountActionSchema.extend({
  data: personDataSchema.nullable(),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  change_role: accountActionSchema,
  change_setting: accountActionSchema,
  change_settings: accountActionSchema,
  delete_person: accountActionSchema,
  export_own_data: personDataSchema,
  export_person: exportedPersonSchema,
  find_people: peopleSchema,
  get_person: personFileSchema.nullable(),
  lift_suspension: accountActionSchema,
  moderate_business: accountActionSchema,
  sign_out_person: accountActionSchema,
  suspend_person: accountActionSchema,
  add_admin_note: z.strictObject({ outcome: z.literal('saved') }),
  delete_admin_note: z.null(),
  find_admin_notes: z.array(
    z.strictObject({
      id: z.guid(),
      body: z.string(),
      by: z.string().nullable(),
      is_own: z.boolean(),
      written_at: moment,
    }),
  ),
};

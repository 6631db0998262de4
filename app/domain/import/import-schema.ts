import { z } from 'zod';
import { categorySchema } from '../business/business-schema.ts';
import { warningSubjects } from './count-warnings.ts';
import { importFields } from './fields.ts';

const rows = z.int().min(0);
const moment = z.iso.datetime({ offset: true });

/**
 * Why a row is held for review: its place would be a guess; it is outside of the directory's area; its parts name different places; its
 * name may be only a branch's; its category is unknown; it may have closed; it may be no business;
 * it may be an existing listing without being so for certain.
 */
export const holdReasons = [
  'place',
  'area',
  'contradiction',
  'name',
  'category',
  'status',
  'kind',
  'duplicate',
] as const;

export type HoldReason = (typeof holdReasons)[number];

/** Column names by field; an empty name means that the file has no such column. */
export const savedColumnsSchema = z.strictObject({
  /** Columns from which nothing is taken, although they could be hours or a feature. */
  ignored: z.array(z.string()).optional(),
  fields: z.partialRecord(z.enum(importFields), z.string()),
  /** One or more columns that identify a row across the source's files. */
  key: z.array(z.string()),
  /** What all rows have in common, by field. */
  constants: z.partialRecord(z.enum(importFields), z.string()).optional(),
});

/** How to read a file. */
export const importSettingsSchema = z.strictObject({
  /** Null for a spreadsheet. */
  reading: z
    .strictObject({
      encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh']),
      delimiter: z.string(),
    })
    .nullable(),
  columns: savedColumnsSchema,
});

export const jobCountsSchema = z.strictObject({
  created: rows.optional(),
  updated: rows.optional(),
  unchanged: rows.optional(),
  /** Rows that wait for an admin, who imports them or leaves them out. */
  held: rows.optional(),
  left_out: rows.optional(),
  rejected: rows.optional(),
  abroad: rows.optional(),
  /** Created rows that may duplicate an existing listing, become drafts, or have closed. */
  similar: rows.optional(),
  draft: rows.optional(),
  closed: rows.optional(),
  /** Unchanged rows that say otherwise than an owner or admin has set, which stays. */
  kept: rows.optional(),
  /** Kept rows with at least one warning. */
  warned: rows.optional(),
});

export const importStateSchema = z.enum([
  'mapping',
  'staging',
  'checking',
  'checked',
  'running',
  'stopped',
  'done',
  'failed',
  'rolling_back',
  'rolled_back',
]);

export const importSummarySchema = z.strictObject({
  id: z.uuid(),
  /** Of an owner: changes only what that owner manages. */
  is_own: z.boolean(),
  file_name: z.string(),
  bytes: rows,
  state: importStateSchema,
  source: z.string().nullable(),
  row_count: rows,
  position: rows,
  counts: jobCountsSchema,
  rollback_counts: z.strictObject({
    removed: rows.optional(),
    restored: rows.optional(),
    kept: rows.optional(),
  }),
  failure: z.string().nullable(),
  created_at: moment,
  started_at: moment.nullable(),
  finished_at: moment.nullable(),
  created_by: z.string().nullable(),
  /** Files are deleted after thirty days. */
  has_file: z.boolean(),
});

export const importJobSchema = z.strictObject({
  ...importSummarySchema.shape,
  settings: z.union([importSettingsSchema, z.strictObject({})]),
  rows_per_piece: rows,
  /** Listings of the source that the file no longer has, by what was decided on them. */
  missing: z.strictObject({ undecided: rows, keep: rows, close: rows, closed: rows }),
  /** Most frequent first. */
  warnings: z.array(
    z.strictObject({
      field: z.enum(warningSubjects),
      problem: z.string(),
      rows,
      /** Some distinct cells with this problem. */
      examples: z.array(z.string()),
    }),
  ),
  /** Newest first. */
  sources: z.array(z.strictObject({ name: z.string(), columns: savedColumnsSchema })),
});

/** A listing as its card shows it, or the row that becomes one. */
const previewSchema = z.strictObject({
  name: z.string(),
  category: categorySchema.nullable(),
  specialty: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** Null if the row says nothing of them; those of an existing listing are not shown. */
  opening_hours: z
    .array(z.strictObject({ day_of_week: z.int(), opens: z.string(), closes: z.string() }))
    .nullable(),
  attributes: z.array(z.string()).nullable(),
  status: z.string(),
  temporarily_closed: z.boolean(),
});

export const importRowsSchema = z.strictObject({
  rows: z.array(
    z.strictObject({
      number: rows,
      label: z.string(),
      outcome: z.string(),
      /** For a row that is held or left out, a HoldReason. */
      reason: z.string().nullable(),
      decision: z.enum(['import', 'draft', 'same', 'leave_out', 'suggest']).nullable(),
      /** What would become of it without that decision. */
      outcome_before: z.string().nullable(),
      /** Of an updated listing, as its history has them; of an unchanged one, what the row says otherwise. */
      changes: z
        .array(z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() }))
        .nullable(),
      warnings: z
        .array(
          z.strictObject({
            field: z.enum(warningSubjects),
            problem: z.string(),
            cell: z.string(),
          }),
        )
        .nullable(),
      slug: z.string().nullable(),
      similar_name: z.string().nullable(),
      similar_slug: z.string().nullable(),
      /** Null for a row that the rules rejected. */
      listing: previewSchema.nullable(),
      /** The listing, or the earlier row, that the row may be. */
      similar: previewSchema.nullable(),
    }),
  ),
  next: rows.nullable(),
});

/** What became of rows that an admin decided on after the import. */
export const decidedRowsSchema = z.strictObject({
  /** How many rows of their kind are left. */
  left: rows,
  rows: z.array(
    z.strictObject({
      number: rows,
      outcome: z.enum(['created', 'updated', 'unchanged', 'rejected', 'suggested']),
      reason: z.string().nullable(),
      slug: z.string().nullable(),
    }),
  ),
});

export const importCategoriesSchema = z.array(
  z.strictObject({
    slug: z.string(),
    name: z.string(),
    rows,
    /** The names of some. */
    samples: z.array(z.string()),
  }),
);

export const missingListingsSchema = z.strictObject({
  listings: z.array(
    z.strictObject({
      id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      street: z.string().nullable(),
      city: z.string(),
      state: z.string(),
      zip_code: z.string(),
      decision: z.enum(['close', 'keep']).nullable(),
      is_closed: z.boolean(),
    }),
  ),
  next: z.uuid().nullable(),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  check_import: z.boolean(),
  create_import: z.uuid(),
  decide_import_rows: decidedRowsSchema.nullable(),
  decide_missing_listings: z.boolean(),
  describe_import: z.boolean(),
  discard_import: z.boolean(),
  find_import_categories: importCategoriesSchema,
  find_import_rows: importRowsSchema,
  find_imports: z.array(importSummarySchema),
  find_missing_listings: missingListingsSchema,
  get_import: importJobSchema.nullable(),
  roll_back_import: z.enum(['done', 'closed', 'old_session']),
  run_import: z.boolean(),
  stage_import_rows: z.int().nullable(),
  stop_import: z.boolean(),
};

import { z } from 'zod';
import { warningSubjects } from './count-warnings.ts';
import { importFields } from './fields.ts';

const rows = z.int().min(0);
const moment = z.iso.datetime({ offset: true });

/**
 * Why a row is held for review: its place would be a guess; its parts name different places; its
 * name may be only a branch's; its category is unknown; it may have closed; it may be no business;
 * it may be an existing listing without being so for certain.
 */
export const holdReasons = [
  'place',
  'contradiction',
  'name',
  'category',
  'status',
  'kind',
  'duplicate',
] as const;

/** The outcomes of a batch's rows. */
export const batchCountsSchema = z.strictObject({
  added: rows,
  /** Existing listings that were updated from their row. */
  changed: rows,
  unchanged: rows,
  /** Added listings that may duplicate another one, for an admin to review. */
  marked: rows,
  /** Rows held for review: nothing was added or changed. */
  held: z.array(
    z.strictObject({
      /** The index of its round, and its index within the round. */
      round: rows,
      index: rows,
      reason: z.enum(holdReasons),
      /** The listing that it may be. */
      similar_name: z.string().nullable(),
    }),
  ),
});

export type HoldReason = (typeof holdReasons)[number];

export type ImportCounts = z.infer<typeof batchCountsSchema>;

/** Column names by field; an empty name means that the file has no such column. */
export const savedColumnsSchema = z.strictObject({
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
  /** Created rows that may duplicate an existing listing. */
  similar: rows.optional(),
  /** Kept rows with at least one warning. */
  warned: rows.optional(),
});

export const importSummarySchema = z.strictObject({
  id: z.uuid(),
  file_name: z.string(),
  bytes: rows,
  state: z.enum([
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
  ]),
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

export const importRowsSchema = z.strictObject({
  rows: z.array(
    z.strictObject({
      number: rows,
      label: z.string(),
      /** For a row that is held or left out, a HoldReason. */
      reason: z.string().nullable(),
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
      /** Of a row that is held or left out. */
      listing: z
        .strictObject({
          street: z.string().nullable(),
          city: z.string(),
          state: z.string(),
          zip_code: z.string(),
          phone: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  next: rows.nullable(),
});

/** What became of held rows that an admin imported. */
export const importedRowsSchema = z.strictObject({
  /** How many rows are still held. */
  held: rows,
  rows: z.array(
    z.strictObject({
      number: rows,
      outcome: z.enum(['created', 'updated', 'unchanged', 'rejected']),
      reason: z.string().nullable(),
      slug: z.string().nullable(),
    }),
  ),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  check_import: z.boolean(),
  create_import: z.uuid(),
  describe_import: z.boolean(),
  find_import_rows: importRowsSchema,
  find_imports: z.array(importSummarySchema),
  get_import: importJobSchema.nullable(),
  import_held_rows: importedRowsSchema.nullable(),
  import_listings: batchCountsSchema,
  leave_out_held_rows: z.boolean(),
  roll_back_import: z.enum(['done', 'closed', 'old_session']),
  run_import: z.boolean(),
  stage_import_rows: z.int().nullable(),
  stop_import: z.boolean(),
};

import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { photoSchema } from '../photo/photo-schema.ts';

const { report_kind, report_reason, report_status } = Constants.public.Enums;
const moment = z.iso.datetime({ offset: true });

/** What a report is about, as visitors read it. */
const subject = {
  /** Name of the listing or list; null for a list without one. */
  title: z.string().nullable(),
  /** The text to judge; null for none, and when it is not public any more. */
  text: z.string().nullable(),
  photo: photoSchema.nullable(),
  /** Of a review, question or answer. */
  author_name: z.string().nullable(),
  /** Of a review, 1 to 5 stars. */
  rating: z.int().nullable(),
  /** Null for a list. */
  listing: z
    .strictObject({
      id: z.guid(),
      slug: z.string(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
    })
    .nullable(),
};

export const reportableSchema = z.strictObject({
  ...subject,
  kind: z.enum(report_kind),
  /** Of the listing for its photos. */
  id: z.guid(),
  is_own: z.boolean(),
  /** The caller's report of it. */
  report: z
    .strictObject({
      status: z.enum(report_status),
      outcome: z.string().nullable(),
      created_at: moment,
    })
    .nullable(),
  /** Why an admin has taken it down, if it was the caller's. */
  removal: z
    .strictObject({
      id: z.guid(),
      reason: z.string(),
      removed_at: moment,
      appealed_at: moment.nullable(),
      appeal_decided_at: moment.nullable(),
      restored_at: moment.nullable(),
    })
    .nullable(),
});

/** A report as admins read it. */
export const receivedReportSchema = z.strictObject({
  id: z.guid(),
  reason: z.enum(report_reason),
  details: z.string().nullable(),
  status: z.enum(report_status),
  created_at: moment,
  reporter: z.string().nullable(),
});

export const queuedReportSchema = z.strictObject({
  /** The version that a decision names. */
  version: z.json(),
  kind: z.enum(report_kind),
  id: z.guid(),
  /** Whether it is the reader's own, or they reported it. */
  is_own: z.boolean(),
  title: z.string().nullable(),
  /** Null when visitors cannot read it. */
  subject: z.strictObject(subject).nullable(),
  is_waiting: z.boolean(),
  /** Of a conversation, until it was reported. */
  messages: z.array(
    z.strictObject({ id: z.guid(), author_name: z.string(), body: z.string(), created_at: moment }),
  ),
  /** The newest 20. */
  reports: z.array(receivedReportSchema),
  removal: z
    .strictObject({
      reason: z.string(),
      removed_at: moment,
      /** Address of the photo that was removed. */
      photo: z.string().nullable(),
      /** Of a question or answer that was removed. */
      text: z.string().nullable(),
      appeal: z.string().nullable(),
      appealed_at: moment.nullable(),
      appeal_decided_at: moment.nullable(),
    })
    .nullable(),
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  appeal_removal: z.strictObject({ outcome: z.enum(['appealed', 'closed']) }),
  get_queued_report: queuedReportSchema.nullable(),
  get_reportable: reportableSchema.nullable(),
  report: z.strictObject({ outcome: z.enum(['reported', 'own']) }),
};

import { z } from 'zod';

/** What `lease_mails` answers; null when no mail was due. */
export const leasedMailsSchema = z
  .array(
    z.object({
      id: z.guid(),
      kind: z.string(),
      to: z.string(),
      first_name: z.string().nullable(),
      data: z.record(z.string(), z.unknown()),
      person: z.guid().nullable(),
      choice: z.string().nullable(),
    }),
  )
  .nullable();

/** How many wait and since when, and how many have failed. */
export const mailCountsSchema = z.object({
  waiting: z.int(),
  waiting_since: z.iso.datetime({ offset: true }).nullable(),
  failed: z.int(),
});

/** The same with the last that failed, the last one first. */
export const failedMailsSchema = mailCountsSchema.extend({
  items: z
    .array(
      z.object({
        id: z.guid(),
        kind: z.string(),
        /** A word of ours or the provider's, like 'validation_error'. */
        failure: z.string(),
        attempts: z.int(),
        created_at: z.iso.datetime({ offset: true }),
        ended_at: z.iso.datetime({ offset: true }),
      }),
    )
    .max(50),
});

/** A mail that somebody was sent, as their export has it. */
export const ownMailSchema = z.object({
  id: z.guid(),
  kind: z.string(),
  status: z.enum(['waiting', 'sent', 'unwanted', 'failed']),
  created_at: z.iso.datetime({ offset: true }),
  ended_at: z.iso.datetime({ offset: true }).nullable(),
});

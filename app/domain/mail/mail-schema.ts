import { z } from 'zod';

/** The answer of `lease_mails`; null when no mail was due. */
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

/** The number of waiting mails and since when they wait, and the number of failed ones. */
export const mailCountsSchema = z.object({
  waiting: z.int(),
  waiting_since: z.iso.datetime({ offset: true }).nullable(),
  failed: z.int(),
});

/** A mail that the Worker has leased for sending. */
export type LeasedMail = NonNullable<z.infer<typeof leasedMailsSchema>>[number];

export type MailCounts = z.infer<typeof mailCountsSchema>;

/** The same with the latest failed mails, newest first. */
export const failedMailsSchema = mailCountsSchema.extend({
  items: z
    .array(
      z.object({
        id: z.guid(),
        kind: z.string(),
        /** Our own error code or the provider's, such as 'validation_error'. */
        failure: z.string(),
        attempts: z.int(),
        created_at: z.iso.datetime({ offset: true }),
        ended_at: z.iso.datetime({ offset: true }),
      }),
    )
    .max(50),
});

export type FailedMails = z.infer<typeof failedMailsSchema>;

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  count_mails: mailCountsSchema,
  find_failed_mails: failedMailsSchema,
  lease_mails: leasedMailsSchema,
  /** How many mails are queued again. */
  retry_mails: z.int(),
};

import type { z } from 'zod';
import type { failedMailsSchema, leasedMailsSchema, mailCountsSchema } from './mail-schema.ts';

/** A mail that the Worker has leased for sending. */
export type LeasedMail = NonNullable<z.infer<typeof leasedMailsSchema>>[number];

export type MailCounts = z.infer<typeof mailCountsSchema>;

export type FailedMails = z.infer<typeof failedMailsSchema>;

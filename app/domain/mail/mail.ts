import type { z } from 'zod';
import type { failedMailsSchema, leasedMailsSchema, mailCountsSchema } from './mail-schema.ts';

/** A mail that is the Worker's to send for a while. */
export type LeasedMail = NonNullable<z.infer<typeof leasedMailsSchema>>[number];

export type MailCounts = z.infer<typeof mailCountsSchema>;

export type FailedMails = z.infer<typeof failedMailsSchema>;

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

export type LeasedMail = NonNullable<z.infer<typeof leasedMailsSchema>>[number];

import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { pageSchema } from '../page/page-schema.ts';

const moment = z.iso.datetime({ offset: true });

const item = {
  id: z.guid(),
  /** Of the business. */
  name: z.string(),
  city: z.string(),
  state: z.string(),
  sent_at: moment,
  /** Who sent it, by name. */
  sender: z.string().nullable(),
  /** How what they sent earlier of its kind was decided. */
  approved: z.int(),
  refused: z.int(),
};

const claim = {
  ...item,
  evidence: z.enum(Constants.public.Enums.claim_evidence),
  /** Until then the sitting owner is heard; null without one. */
  object_until: moment.nullable(),
};

/** A page of what waits for an admin. */
export const adminQueueSchema = pageSchema(
  z.discriminatedUnion('kind', [
    z.strictObject({ ...item, kind: z.literal('submission') }),
    z.strictObject({ ...claim, kind: z.literal('claim') }),
    z.strictObject({ ...claim, kind: z.literal('objection') }),
    z.strictObject({
      ...item,
      kind: z.literal('change'),
      field: z.enum(['name', 'category', 'address']),
    }),
  ]),
);

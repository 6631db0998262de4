import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { pageSchema } from '../page/page-schema.ts';

const { owner_code_channel, owner_invitation_status } = Constants.public.Enums;
const place = { slug: z.string(), name: z.string(), city: z.string(), state: z.string() };
const moment = z.iso.datetime({ offset: true });

/** A letter to a listing's address. */
const letterSchema = z.strictObject({
  id: z.guid(),
  /** Else somebody claims the listing and asked for it. */
  is_invitation: z.boolean(),
  created_at: moment,
  /** When it was printed last; null: it waits. */
  sent_at: moment.nullable(),
  /** When the mailing service got it; null: it did not. */
  mailed_at: moment.nullable(),
  ...place,
  street: z.string(),
  zip_code: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
});

const printedLetterSchema = z.strictObject({
  ...letterSchema.shape,
  code: z.string(),
  expires_at: moment,
});

/** What a code opens, for the person who has it. */
const openedCodeSchema = z.strictObject({
  ...place,
  id: z.guid(),
  street: z.string().nullable(),
  zip_code: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  has_hours: z.boolean(),
  is_claimed: z.boolean(),
  is_used: z.boolean(),
  /** What its invitation was answered; null: it belongs to a claim. */
  answer: z.enum(owner_invitation_status).nullable(),
  expires_at: moment,
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  dismiss_letters: z.strictObject({ outcome: z.literal('dismissed') }),
  answer_owner_invitation: z.strictObject({ outcome: z.enum(['saved', 'closed']) }),
  find_owner_invitations: pageSchema(
    z.strictObject({
      ...place,
      id: z.guid(),
      channel: z.enum(owner_code_channel),
      status: z.enum(owner_invitation_status),
      reminders: z.int(),
      sent_at: moment,
      changed_at: moment,
    }),
  ),
  invite_owners: z.array(
    z.strictObject({
      id: z.guid(),
      outcome: z.enum([
        'invited',
        'reminded',
        'unlisted',
        'owned',
        'no_address',
        'unsubscribed',
        'answered',
        'too_soon',
        'reminded_twice',
        'too_many',
      ]),
    }),
  ),
  open_owner_code: openedCodeSchema.nullable(),
  find_letters: z.array(letterSchema),
  print_letters: z.array(printedLetterSchema),
  lease_letters: z.array(printedLetterSchema),
};

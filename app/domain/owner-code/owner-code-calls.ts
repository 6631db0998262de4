import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type Answer, defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';

export type Letter = Answer<'find_letters'>[number];
export type PrintedLetter = Answer<'print_letters'>[number];

/** Returns letters that wait to be printed, or unused ones of the last 30 days; nothing for others than admins. */
export const findLetters = defineRead('find_letters', (areSent: boolean) => ({
  are_sent: areSent,
}));

/**
 * Makes the codes of up to ten letters and returns the letters with them, this once. Leaves out those
 * that may no longer be sent, and those to a business that the admin claims or owns.
 */
export const printLetters = defineWrite('print_letters', (ids: string[]) => ({ ids }));

/** Takes letters that wait off the list. */
export const dismissLetters = defineWrite('dismiss_letters', (ids: string[]) => ({ ids }));

export type OpenedCode = NonNullable<Answer<'open_owner_code'>>;
export type OwnerInvitation = Answer<'find_owner_invitations'>['items'][number];
type Channel = OwnerInvitation['channel'];

/**
 * Returns the listing of a code, for the person who has it; null once it is void. An invitation counts as opened.
 * @param db of the service role, as for the answer: the Worker counts who guesses
 */
export async function openOwnerCode({ db }: { db: Db }, code: string): Promise<OpenedCode | null> {
  return requireData(await db.rpc('open_owner_code', { code })) as OpenedCode | null;
}

/** Answers an invitation without an account; the holder of its code may change the answer. */
export const answerOwnerInvitation = defineWrite(
  'answer_owner_invitation',
  (answer: { code: string; answer: 'correct' | 'declined' | 'removal' }) => answer,
);

/** Invites, or reminds, the owners of up to 200 listings; returns what became of each. */
export const inviteOwners = defineWrite(
  'invite_owners',
  (invited: { ids: string[]; channel: Channel }) => invited,
);

/** Returns a page of invitations, last changed first; nothing for others than admins. */
export const findOwnerInvitations = defineRead(
  'find_owner_invitations',
  (query: { status?: OwnerInvitation['status']; after?: string }) => query,
);

import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';
import type { Contact, MessageThread, MessageThreads } from './message.ts';

/**
 * Returns a listing to whose owner the caller may write; null if it is not public.
 * @throws AppError backend_unavailable
 */
export function findContact({ db }: { db: Db }, idOrSlug: string): Promise<Contact | null> {
  return callFunction({ db }, 'get_contact', { id_or_slug: idOrSlug });
}

/**
 * Returns a page of the caller's conversations, those with the newest message first; `before` is the
 * `next` of the previous page.
 * @throws AppError backend_unavailable
 */
export function findMessageThreads(
  { db }: { db: Db },
  before: string | null,
): Promise<MessageThreads> {
  return callFunction({ db }, 'find_message_threads', before === null ? {} : { before });
}

/**
 * Returns a conversation of the caller's with its newest messages, or those before the one with the
 * id `before`; null if it is none of theirs.
 * @throws AppError backend_unavailable
 */
export function findMessageThread(
  { db }: { db: Db },
  id: string,
  before: string | null = null,
): Promise<MessageThread | null> {
  const page = before === null ? {} : { before };
  return callFunction({ db }, 'get_message_thread', { thread_id: id, ...page });
}

/**
 * Records that the caller's side has read a conversation; returns whether that is new.
 * @throws AppError backend_unavailable
 */
export async function markThreadRead({ db }: { db: Db }, id: string): Promise<boolean> {
  return requireData(await db.rpc('mark_thread_read', { thread_id: id }));
}

/** Adds a message to a conversation of the caller's; `messageId` is a new id. */
export function replyToMessage(
  { db }: { db: Db },
  { id, messageId, body }: { id: string; messageId: string; body: string },
): Promise<Outcome<'reply_to_message'>> {
  return callWrite({ db }, 'reply_to_message', {
    thread_id: id,
    message_id: messageId,
    body,
  });
}

/** Blocks a conversation, or unblocks it. */
export function blockThread(
  { db }: { db: Db },
  { id, isBlocked }: { id: string; isBlocked: boolean },
): Promise<Outcome<'block_thread'>> {
  return callWrite({ db }, 'block_thread', { thread_id: id, is_blocked: isBlocked });
}

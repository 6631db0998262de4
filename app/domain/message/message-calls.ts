import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { callFunction, defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import type { MessageThread } from './message.ts';

/** Returns a listing to whose owner the caller may write; null if it is not public. */
export const findContact = defineRead('get_contact', (idOrSlug: string) => ({
  id_or_slug: idOrSlug,
}));

/**
 * Returns a page of the caller's conversations, those with the newest message first; `before` is
 * the `next` of the previous page.
 */
export const findMessageThreads = defineRead('find_message_threads', (before: string | null) =>
  before === null ? {} : { before },
);

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
export const replyToMessage = defineWrite(
  'reply_to_message',
  ({ id, messageId, body }: { id: string; messageId: string; body: string }) => ({
    thread_id: id,
    message_id: messageId,
    body,
  }),
);

/** Blocks a conversation, or unblocks it. */
export const blockThread = defineWrite(
  'block_thread',
  ({ id, isBlocked }: { id: string; isBlocked: boolean }) => ({
    thread_id: id,
    is_blocked: isBlocked,
  }),
);

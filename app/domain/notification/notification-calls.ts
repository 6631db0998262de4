import { AppError } from '#app/errors/app-error.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type Done, readOutcome } from '../call-write.ts';
import { isMoment } from '../search-params/search-params.ts';
import { isUuid } from '../text/text.ts';
import {
  defaultPreferences,
  type Notification,
  type NotificationPreferences,
} from './notification.ts';

/**
 * Returns the number of the caller's unread notifications.
 * @throws AppError backend_unavailable
 */
export async function countUnread({ db }: { db: Db }): Promise<number> {
  const { count, error } = await db
    .from('notifications')
    .select('id', { count: 'exact', head: true })
    .is('read_at', null);
  if (count === null) throw new AppError('backend_unavailable', { cause: error });
  return count;
}

export type NotificationPage = {
  items: Notification[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
};

const pageSize = 30;

/**
 * Returns a page of the caller's notifications, newest first, starting at the `next` of the
 * previous page; ignores any other cursor.
 * @throws AppError backend_unavailable
 */
export async function findNotifications(
  { db }: { db: Db },
  after: string | null,
): Promise<NotificationPage> {
  let question = db
    .from('notifications')
    .select('id, kind, data, created_at, read_at')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize + 1);
  const [moment = '', id = ''] = (after ?? '').split('~');
  if (isMoment(moment) && isUuid(id)) {
    question = question.or(`created_at.lt.${moment},and(created_at.eq.${moment},id.lt.${id})`);
  }
  const found = requireData(await question);
  const items = found.slice(0, pageSize);
  const last = items.at(-1);
  const hasMore = found.length > pageSize && last !== undefined;
  return { items, next: hasMore ? `${last.created_at}~${last.id}` : null };
}

/**
 * Returns a person's own preferences; the defaults if they have never saved any.
 * @throws AppError backend_unavailable
 */
export async function getPreferences(
  { db }: { db: Db },
  userId: string,
): Promise<NotificationPreferences> {
  const answer = await db
    .from('notification_preferences')
    .select('off_mail, off_screen, digest_metro')
    .eq('user_id', userId)
    .maybeSingle();
  return requireData(answer) ?? defaultPreferences;
}

/** Saves a person's preferences. */
export async function updatePreferences(
  { db }: { db: Db },
  { userId, ...preferences }: NotificationPreferences & { userId: string },
): Promise<Done> {
  const answer = await db
    .from('notification_preferences')
    .upsert({ user_id: userId, ...preferences });
  return readOutcome(answer);
}

/** Marks one of the caller's notifications as read or unread. */
export async function markNotification(
  { db }: { db: Db },
  { id, isRead }: { id: string; isRead: boolean },
): Promise<Done> {
  const answer = await db
    .from('notifications')
    .update({ read_at: isRead ? new Date().toISOString() : null })
    .eq('id', id);
  return readOutcome(answer);
}

/** Marks all notifications up to `until` as read; the caller has not seen later ones. */
export async function markAllRead({ db }: { db: Db }, until: string): Promise<Done> {
  const answer = await db
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .is('read_at', null)
    .lte('created_at', until);
  return readOutcome(answer);
}

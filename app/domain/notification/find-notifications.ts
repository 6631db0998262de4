import type { Db } from '#app/services/supabase/client.ts';
import { isMoment } from '../search-params/search-params.ts';
import { isUuid } from '../uuid/uuid.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Notification } from './notification.ts';

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

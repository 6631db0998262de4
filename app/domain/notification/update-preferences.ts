import type { Db } from '#app/services/supabase/client.ts';
import { notify, notifyFailure } from '../toast/toast.ts';
import type { NotificationPreferences } from './notification.ts';

/** Keeps a person's choices and says so, or says that they could not be kept; true when kept. */
export async function updatePreferences(
  { db }: { db: Db },
  { userId, ...preferences }: NotificationPreferences & { userId: string },
): Promise<boolean> {
  const { error, status } = await db
    .from('notification_preferences')
    .upsert({ user_id: userId, ...preferences });
  if (error) {
    notifyFailure('saveFailed', status);
    return false;
  }
  notify('saved');
  return true;
}

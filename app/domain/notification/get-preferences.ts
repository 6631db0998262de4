import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type NotificationPreferences, defaultPreferences } from './notification.ts';

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
    .select(
      'listing_reviews, review_answers, submission_updates, access_updates, change_updates, fact_reminders, article_updates, saved_search_alerts, newsletter, off_screen',
    )
    .eq('user_id', userId)
    .maybeSingle();
  return requireData(answer) ?? defaultPreferences;
}

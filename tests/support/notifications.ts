import { randomUUID } from 'node:crypto';
import type { Db } from '#app/services/supabase/client.ts';
import { asService } from './clients.ts';

/** The kinds of a person's notifications, newest first. */
export async function findNotificationKinds(db: Db) {
  const { data } = await db.from('notifications').select('kind').order('created_at');
  return data?.map(({ kind }) => kind).toReversed();
}

/** Something that somebody was told, as it stands behind their bell; its id. */
export async function createNotification(
  recipient_id: string,
  { created_at = new Date() } = {},
): Promise<string> {
  const row = {
    recipient_id,
    kind: 'submission_approved',
    key: randomUUID(),
    data: { name: 'Joe’s', slug: 'joes' },
    created_at: created_at.toISOString(),
  };
  const { data: created, error } = await asService()
    .from('notifications')
    .insert(row)
    .select('id')
    .single();
  if (error) throw error;
  return created.id;
}

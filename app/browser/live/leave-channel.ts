import type { Db } from '#app/services/supabase/client.ts';

/**
 * Leaves a channel and closes the socket with the last one: realtime-js would keep it open for a
 * while, even after sign-out.
 */
export async function leaveChannel(db: Db, channel: ReturnType<Db['channel']>): Promise<void> {
  await db.removeChannel(channel);
  if (db.getChannels().length === 0) await db.realtime.disconnect();
}

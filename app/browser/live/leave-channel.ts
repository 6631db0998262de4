import type { Db } from '#app/services/supabase/client.ts';

/**
 * Leaves a channel, and closes the socket with the last one: realtime-js would keep it for a while, also for
 * who has signed out.
 */
export async function leaveChannel(db: Db, channel: ReturnType<Db['channel']>): Promise<void> {
  await db.removeChannel(channel);
  if (db.getChannels().length === 0) await db.realtime.disconnect();
}

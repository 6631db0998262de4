import type { Db } from '#app/services/supabase/client.ts';
import { hasFlag } from '../flags/own-flags.ts';
import { openSession } from '../session/open-session.ts';

/** Rows of a table that the realtime service tells of (publication `supabase_realtime`). */
export type LiveRows = {
  table: 'claims' | 'submissions';
  /** `claimant_id=eq.<uuid>`; of what is meant Row Level Security shows what may be read. */
  filter: string;
};

/** Without a socket: while one cannot be had, and while the flag `live` is off. */
const pollMs = 30_000;
/** A transaction writes several rows: they are one change of the screen. */
const settleMs = 150;

let lastTopic = 0;

/**
 * Says when rows may have changed, until it is stopped: by a channel, and where that cannot be had by the
 * clock. It says so too when the channel is there, for what was written before. supabase-js, which every
 * session has loaded, brings the socket; realtime-js tries again by itself after 1, 2, 5 and 10 seconds.
 * @returns stops it
 */
export function followRows(rows: readonly LiveRows[], onChange: () => void): () => void {
  let isStopped = false;
  let channel: ReturnType<Db['channel']> | null = null;
  let clock: ReturnType<typeof setInterval> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    void channel?.unsubscribe();
    channel = null;
  };

  function noteChange() {
    clearTimeout(settling);
    settling = setTimeout(onChange, settleMs);
  }

  function poll() {
    clock ??= setInterval(() => {
      onChange();
      // One that the service has closed for good, as at the end of a token, does not come back.
      if (channel === null) void open();
    }, pollMs);
  }

  function stopPolling() {
    clearInterval(clock);
    clock = undefined;
  }

  async function open() {
    const db = await openSession().catch(() => null);
    if (db === null || !(await hasFlag('live')) || isStopped) return;
    lastTopic += 1;
    channel = db.channel(`rows-${lastTopic}`);
    for (const { table, filter } of rows) {
      channel.on('postgres_changes', { event: '*', schema: 'public', table, filter }, noteChange);
    }
    channel.subscribe((status: string) => {
      if (isStopped) return;
      if (status === 'SUBSCRIBED') {
        stopPolling();
        noteChange();
        return;
      }
      if (status === 'CLOSED') channel = null;
      poll();
    });
  }

  poll();
  void open();
  return () => {
    isStopped = true;
    stopPolling();
    clearTimeout(settling);
    leave();
  };
}

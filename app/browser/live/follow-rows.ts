import type { Db } from '#app/services/supabase/client.ts';
import { hasFlag } from '../flags/own-flags.ts';
import { openSession } from '../session/open-session.ts';
import { leaveChannel } from './leave-channel.ts';

/** Rows of a table that the realtime service tells of (publication `supabase_realtime`). */
export type LiveRows =
  /** `claimant_id=eq.<uuid>`; of what is meant Row Level Security shows what may be read. */
  | { table: 'claims' | 'submissions' | 'notifications'; filter: string }
  /** That what waits for admins has changed; who is no admin hears nothing. */
  | { table: 'queue_news' };

export type LiveOptions = {
  onChange: () => void;
  /**
   * Whether anything has changed while nobody told of it.
   * Asked when a channel is there, and without one by the clock.
   */
  hasChanged: (db: Db) => Promise<boolean>;
};

/** Without a socket: while one cannot be had, and while the flag `live` is off. */
const pollMs = 30_000;
/** A transaction writes several rows: they are one change of the screen. */
const settleMs = 150;

let lastTopic = 0;

/**
 * Says when rows may have changed, until it is stopped: by a channel, and where that cannot be had by the
 * clock. supabase-js, which every session has loaded, brings the socket; realtime-js tries again by itself
 * after 1, 2, 5 and 10 seconds.
 * @returns stops it; the socket closes with the last channel
 */
export function followRows(rows: readonly LiveRows[], options: LiveOptions): () => void {
  let isStopped = false;
  let db: Db | null = null;
  let channel: ReturnType<Db['channel']> | null = null;
  let clock: ReturnType<typeof setInterval> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  function noteChange() {
    clearTimeout(settling);
    settling = setTimeout(options.onChange, settleMs);
  }

  /** Looks for what was written while no channel was there. */
  async function look() {
    // Whoever cannot be asked now is asked next time.
    const isNew = db !== null && (await options.hasChanged(db).catch(() => false));
    if (isNew && !isStopped) noteChange();
  }

  function poll() {
    clock ??= setInterval(() => {
      void look();
      // One that the service has closed for good, as at the end of a token, does not come back.
      if (channel === null) void open();
    }, pollMs);
  }

  function stopPolling() {
    clearInterval(clock);
    clock = undefined;
  }

  async function open() {
    db = await openSession().catch(() => null);
    if (db === null || !(await hasFlag('live')) || isStopped) return;
    lastTopic += 1;
    channel = db.channel(`rows-${lastTopic}`);
    for (const one of rows) {
      channel.on('postgres_changes', { event: '*', schema: 'public', ...one }, noteChange);
    }
    channel.subscribe((status: string) => {
      if (isStopped) return;
      if (status === 'SUBSCRIBED') {
        stopPolling();
        void look();
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
    if (channel !== null && db !== null) void leaveChannel(db, channel);
  };
}

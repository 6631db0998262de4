import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { FlagName } from '#app/config/settings.ts';
import { isFlagOn } from '#app/domain/setting/setting.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { findOwnProfile } from '../session/find-own-profile.ts';
import { openSession } from '../session/open-session.ts';
import { whenSession } from '../session/session-store.ts';
import { getSetFlags } from '../session/set-flags.ts';

/**
 * Leaves a channel and closes the socket with the last one: realtime-js would keep it open for a
 * while, even after sign-out.
 */
export async function leaveChannel(db: Db, channel: ReturnType<Db['channel']>): Promise<void> {
  await db.removeChannel(channel);
  if (db.getChannels().length === 0) await db.realtime.disconnect();
}

type LiveOptions = {
  /** Restricts the rows of `live_changes` (`user_id=eq.<uuid>`), of which a policy shows each person theirs. */
  filter?: string;
  onChange: () => void;
  /**
   * Returns whether anything has changed without an event. Called when a channel is joined and,
   * without a channel, on each poll.
   */
  hasChanged: (db: Db) => Promise<boolean>;
};

/** Polling interval without a socket or while the flag `live` is off. */
const pollMs = 30_000;
/** Debounce: a transaction writes several rows, which count as one change. */
const settleMs = 150;

let lastTopic = 0;

/**
 * Reports when a person's claims, submissions or notifications, or for admins the queue, may have
 * changed: by a realtime channel, or by polling where no channel can be
 * joined. supabase-js, which every session has loaded, includes the socket client; realtime-js
 * reconnects after 1, 2, 5 and 10 seconds.
 * @returns a function that stops it; the socket closes with the last channel
 */
function followRows(options: LiveOptions): () => void {
  let isStopped = false;
  let db: Db | null = null;
  let channel: ReturnType<Db['channel']> | null = null;
  let clock: ReturnType<typeof setInterval> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  function recordChange() {
    clearTimeout(settling);
    settling = setTimeout(options.onChange, settleMs);
  }

  /** Checks for changes made while there was no channel. */
  async function check() {
    // A failed check is repeated at the next poll.
    const isNew = db !== null && (await options.hasChanged(db).catch(() => false));
    if (isNew && !isStopped) recordChange();
  }

  function poll() {
    clock ??= setInterval(() => {
      void check();
      // A channel that the service has closed, as when its token expires, does not reconnect.
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
    const { filter } = options;
    const rows = { event: '*', schema: 'public', table: 'live_changes' } as const;
    channel.on('postgres_changes', filter === undefined ? rows : { ...rows, filter }, recordChange);
    channel.subscribe((status: string) => {
      if (isStopped) return;
      if (status === 'SUBSCRIBED') {
        stopPolling();
        void check();
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

/**
 * Calls `onChange` when something of the user's, or for admins (`userId` null) the queue too, may have changed: on realtime events while there is a
 * socket, otherwise every 30 seconds. Pauses while the page is hidden, and checks once when it
 * becomes visible.
 * @param hasChanged returns whether the screen's data is stale; prevents reloading unchanged data
 */
export function useLiveRows(
  userId: string | null,
  onChange: () => void,
  hasChanged?: (db: Db) => Promise<boolean>,
): void {
  const isVisible = useSyncExternalStore(subscribe, isDocumentVisible, () => false);
  const change = useEffectEvent(onChange);
  const compare = useEffectEvent(async (db: Db) => hasChanged === undefined || hasChanged(db));
  useEffect(() => {
    if (!isVisible) return undefined;
    return followRows({
      ...(userId !== null && { filter: `user_id=eq.${userId}` }),
      onChange: () => change(),
      hasChanged: (db) => compare(db),
    });
  }, [isVisible, userId]);
}

function isDocumentVisible(): boolean {
  return document.visibilityState === 'visible';
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Waits for the session; returns whether a flag is on for its user, false when signed out. */
async function hasFlag(name: FlagName): Promise<boolean> {
  const session = await whenSession(({ status }) => status !== 'loading');
  if (session.status !== 'signed-in') return false;
  const role = (await findOwnProfile(session))?.role ?? 'community_user';
  return isFlagOn(name, { userId: session.userId, role }, getSetFlags());
}

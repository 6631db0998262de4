import type { Db } from '#app/services/supabase/client.ts';
import { openSession } from '../session/open-session.ts';
import { leaveChannel } from './follow-rows.ts';

export type Presence = {
  /** A private channel: policies on `realtime.messages` say who may join it. */
  topic: string;
  /** The user's own id; several tabs of one user count as one. */
  userId: string;
  /** The name that others see. */
  name: string;
  /** Called with the others' names whenever presence changes. */
  onOthers: (names: string[]) => void;
};

/** Longer than any real name: other clients choose their names freely. */
const longestName = 100;

/**
 * Publishes the user's presence and reports who else is present. Without a socket it reports
 * nobody.
 * @returns a function that stops it
 */
export function followPresence({ topic, userId, name, onOthers }: Presence): () => void {
  let isStopped = false;
  let leave = () => undefined as void;

  async function open() {
    const db: Db | null = await openSession().catch(() => null);
    if (db === null || isStopped) return;
    const channel = db.channel(topic, {
      config: { private: true, presence: { key: userId, enabled: true } },
    });
    leave = () => void leaveChannel(db, channel);
    channel.on('presence', { event: 'sync' }, () => {
      onOthers(listOthers(channel.presenceState<{ name?: unknown }>(), userId));
    });
    channel.subscribe((status: string) => {
      if (status === 'SUBSCRIBED') void channel.track({ name });
      else onOthers([]);
    });
  }

  void open();
  return () => {
    isStopped = true;
    leave();
  };
}

/** Returns one name per other user, sorted. */
function listOthers(present: Record<string, { name?: unknown }[]>, userId: string): string[] {
  return Object.entries(present)
    .filter(([key]) => key !== userId)
    .flatMap(([, [first]]) => (typeof first?.name === 'string' ? [first.name] : []))
    .map((name) => name.slice(0, longestName))
    .toSorted((a, b) => a.localeCompare(b));
}

import type { Db } from '#app/services/supabase/client.ts';
import { openSession } from '../session/open-session.ts';
import { leaveChannel } from './leave-channel.ts';

export type Presence = {
  /** A private channel: policies on `realtime.messages` say who may join it. */
  topic: string;
  /** Who is here themself; several tabs of one person are one. */
  userId: string;
  /** What others read of them. */
  name: string;
  /** The others' names, whenever they change. */
  onOthers: (names: string[]) => void;
};

/** Longer than any name: what others call themselves is theirs to say. */
const longestName = 100;

/**
 * Says that somebody is here, and who else is, until it is stopped. Where no socket can be had nobody is
 * seen.
 * @returns stops it
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

/** One name for each of them, in an order that stays. */
function listOthers(present: Record<string, { name?: unknown }[]>, userId: string): string[] {
  return Object.entries(present)
    .filter(([key]) => key !== userId)
    .flatMap(([, [first]]) => (typeof first?.name === 'string' ? [first.name] : []))
    .map((name) => name.slice(0, longestName))
    .toSorted((a, b) => a.localeCompare(b));
}

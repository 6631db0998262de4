import { type Broadcast, type Message, isRecord } from './frames.ts';
import type { Rights } from './rights.ts';
import type { Member, TopicName, Topics } from './topics.ts';

/** A member's settings for broadcast and presence on a channel. */
export type Part = {
  name: TopicName;
  member: Member;
  rights: Rights;
  /** Whether they receive their own broadcasts, and whether these are acknowledged. */
  broadcast: { self: boolean; ack: boolean };
  /** The key under which others see them. */
  presenceKey: string;
};

/** The reply status: null for no reply. */
export type Answer = 'ok' | 'error' | null;

/** Forwards a client's broadcast to a channel. */
export function handleMessage(topics: Topics, part: Part, message: Message): Answer {
  const { name, member, rights, broadcast } = part;
  const mayWrite = rights.write.has('broadcast');
  const said = message.broadcast ?? readBroadcast(message.payload);
  if (mayWrite && said !== null) topics.broadcast(name, said, broadcast.self ? null : member);
  if (!broadcast.ack) return null;
  return mayWrite && said !== null ? 'ok' : 'error';
}

/** Updates or removes a member's presence on a channel. */
export function appearOn(topics: Topics, part: Part, { payload }: Message): Answer {
  const { name, member, rights, presenceKey: key } = part;
  if (!rights.write.has('presence')) return 'error';
  if (payload.event === 'track') topics.track(name, member, { key, payload: payload.payload });
  else topics.untrack(name, member);
  return 'ok';
}

/** Parses a broadcast sent as text; null when it is invalid. */
export function readBroadcast(value: unknown): Broadcast | null {
  if (!isRecord(value) || typeof value.event !== 'string') return null;
  const body = Buffer.from(JSON.stringify(value.payload ?? {}));
  return { event: value.event, body, isJson: true };
}

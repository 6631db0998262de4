import { type Broadcast, type Message, isRecord } from './frames.ts';
import type { Rights } from './rights.ts';
import type { Member, TopicName, Topics } from './topics.ts';

/** How somebody takes part in the talk of a channel. */
export type Part = {
  name: TopicName;
  member: Member;
  rights: Rights;
  /** Whether they hear what they say, and whether it is confirmed. */
  broadcast: { self: boolean; ack: boolean };
  /** Under which others see them. */
  presenceKey: string;
};

/** What is answered: null for nothing. */
export type Answer = 'ok' | 'error' | null;

/** Passes on what somebody says to a channel. */
export function sayTo(topics: Topics, part: Part, message: Message): Answer {
  const { name, member, rights, broadcast } = part;
  const mayWrite = rights.write.has('broadcast');
  const said = message.broadcast ?? readBroadcast(message.payload);
  if (mayWrite && said !== null) topics.broadcast(name, said, broadcast.self ? null : member);
  if (!broadcast.ack) return null;
  return mayWrite && said !== null ? 'ok' : 'error';
}

/** Tells a channel that somebody is there, or no more. */
export function appearOn(topics: Topics, part: Part, { payload }: Message): Answer {
  const { name, member, rights, presenceKey: key } = part;
  if (!rights.write.has('presence')) return 'error';
  if (payload.event === 'track') topics.track(name, member, { key, payload: payload.payload });
  else topics.untrack(name, member);
  return 'ok';
}

/** A broadcast that came as text; null when it is none. */
export function readBroadcast(value: unknown): Broadcast | null {
  if (!isRecord(value) || typeof value.event !== 'string') return null;
  const body = Buffer.from(JSON.stringify(value.payload ?? {}));
  return { event: value.event, body, isJson: true };
}

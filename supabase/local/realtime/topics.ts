import {
  type Broadcast,
  type Frame,
  type Version,
  encode,
  encodeBroadcast,
  isRecord,
} from './frames.ts';

/** A channel that has joined a topic. */
export type Member = {
  version: Version;
  send: (frame: Frame) => void;
  /** Whether it receives presence. */
  hearsPresence: boolean;
};

/** A private topic is distinct from the public one of the same name. */
export type TopicName = { topic: string; isPrivate: boolean };

type Meta = Record<string, unknown> & { phx_ref: string };
type Presence = { key: string; meta: Meta };
type Presences = Record<string, { metas: Meta[] }>;
type Topic = { members: Set<Member>; present: Map<Member, Presence> };

/** The members of each topic, and the messages between them. */
export type Topics = ReturnType<typeof createTopics>;

export function createTopics() {
  const topics = new Map<string, Topic>();
  let lastRef = 0;

  function join(name: TopicName, member: Member): void {
    const id = toId(name);
    const topic = topics.get(id) ?? { members: new Set(), present: new Map() };
    topics.set(id, topic);
    topic.members.add(member);
    if (!member.hearsPresence) return;
    const state = toPresences([...topic.present.values()]);
    member.send(toFrame(member.version, name, 'presence_state', JSON.stringify(state)));
  }

  function leave(name: TopicName, member: Member): void {
    const id = toId(name);
    const topic = topics.get(id);
    if (topic === undefined) return;
    untrack(name, member);
    topic.members.delete(member);
    if (topic.members.size === 0) topics.delete(id);
  }

  /** Sends to all of the topic except the sender. */
  function broadcast(name: TopicName, said: Broadcast, sender: Member | null): void {
    const frames = new Map<Version, Frame | null>();
    for (const member of topics.get(toId(name))?.members ?? []) {
      if (member === sender) continue;
      const { version } = member;
      if (!frames.has(version)) frames.set(version, encodeBroadcast(version, name.topic, said));
      const frame = frames.get(version);
      if (frame) member.send(frame);
    }
  }

  /** Sets a member's presence, replacing its former one. */
  function track(
    name: TopicName,
    member: Member,
    { key, payload }: { key: string; payload: unknown },
  ): void {
    const topic = topics.get(toId(name));
    if (topic === undefined) return;
    lastRef += 1;
    const before = topic.present.get(member);
    const meta: Meta = { ...(isRecord(payload) && payload), phx_ref: String(lastRef) };
    if (before) meta.phx_ref_prev = before.meta.phx_ref;
    topic.present.set(member, { key, meta });
    sendDiff(name, topic, { joins: [{ key, meta }], leaves: before ? [before] : [] });
  }

  function untrack(name: TopicName, member: Member): void {
    const topic = topics.get(toId(name));
    const before = topic?.present.get(member);
    if (topic === undefined || before === undefined) return;
    topic.present.delete(member);
    sendDiff(name, topic, { joins: [], leaves: [before] });
  }

  return { join, leave, broadcast, track, untrack };
}

type Diff = { joins: Presence[]; leaves: Presence[] };

function sendDiff(name: TopicName, { members }: Topic, { joins, leaves }: Diff): void {
  const payload = JSON.stringify({ joins: toPresences(joins), leaves: toPresences(leaves) });
  for (const { version, send, hearsPresence } of members) {
    if (hearsPresence) send(toFrame(version, name, 'presence_diff', payload));
  }
}

function toFrame(version: Version, { topic }: TopicName, event: string, payload: string): Frame {
  return encode(version, { joinRef: null, topic, event }, payload);
}

function toPresences(presences: Presence[]): Presences {
  const groups = Object.groupBy(presences, ({ key }) => key);
  const entries = Object.entries(groups).map(([key, group = []]) => [
    key,
    { metas: group.map(({ meta }) => meta) },
  ]);
  return Object.fromEntries(entries) as Presences;
}

function toId({ topic, isPrivate }: TopicName): string {
  return `${isPrivate ? 'private' : 'public'} ${topic}`;
}

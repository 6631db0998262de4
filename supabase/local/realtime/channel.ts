import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { nameError } from '../errors.ts';
import { type Caller, TokenError, requireCaller } from './caller.ts';
import type { Watcher } from './changes/feed.ts';
import { SubscriptionError, readWatches, subscriptionSchema } from './changes/watch.ts';
import { type Frame, type Message, type Version, encode } from './frames.ts';
import { limits } from './limits.ts';
import { allRights, findRights } from './rights.ts';
import type { Services } from './services.ts';
import { type Answer, type Part, appearOn, handleMessage } from './talk.ts';

const joinSchema = z.looseObject({
  access_token: z.string().nullish(),
  config: z
    .looseObject({
      private: z.boolean().default(false),
      broadcast: z
        .looseObject({ self: z.boolean().default(false), ack: z.boolean().default(false) })
        .prefault({}),
      presence: z
        .looseObject({ key: z.string().default(''), enabled: z.boolean().default(false) })
        .prefault({}),
      postgres_changes: z.array(subscriptionSchema).max(limits.changesPerChannel).default([]),
    })
    .prefault({}),
});
type Join = z.infer<typeof joinSchema>;

/** A topic that one browser has joined. */
export type Channel = {
  /** Resolves when the join was answered, with success or failure. */
  joined: Promise<void>;
  receive: (message: Message) => Promise<void>;
  sweep: (now: number) => void;
  close: () => void;
};

/** The socket that joined a channel. */
export type Member = {
  version: Version;
  /** The token of the connection: used by a channel without its own token. */
  token: string;
  send: (frame: Frame) => void;
};

type ChannelOptions = {
  message: Message;
  connection: Member;
  services: Services;
  reply: (message: Message, status: 'ok' | 'error', response: object) => void;
  onClose: (channel: Channel) => void;
};

const prefix = 'realtime:';

/** Answers a join, and the channel's messages from then on. */
export function joinChannel(options: ChannelOptions): Channel {
  const { message: joinMessage, connection, services, reply, onClose } = options;
  const { joinRef, topic } = joinMessage;
  const subTopic = topic.slice(prefix.length);
  let caller: Caller | null = null;
  let watcher: Watcher | null = null;
  let part: Part | null = null;
  let isClosed = false;

  function push(event: string, payload: string, ref: string | null = null): void {
    connection.send(encode(connection.version, { joinRef, ref, topic, event }, payload));
  }

  function pushSystem(extension: string, status: 'ok' | 'error', message: string): void {
    push('system', JSON.stringify({ extension, status, message, channel: subTopic }));
  }

  async function join(): Promise<void> {
    const parsed = joinSchema.safeParse(joinMessage.payload);
    if (!topic.startsWith(prefix) || topic === prefix) return refuse('unmatched topic');
    if (!parsed.success) return refuse('The join is malformed');
    try {
      await enter(parsed.data);
    } catch (error) {
      if (error instanceof TokenError || error instanceof SubscriptionError)
        return refuse(error.message);
      services.log(`joining a channel failed: ${nameError(error)}`);
      refuse('The channel cannot be joined at the moment');
    }
  }

  function refuse(reason: string): void {
    close();
    reply(joinMessage, 'error', { reason });
  }

  async function enter({ access_token, config }: Join): Promise<void> {
    caller = await requireCaller(services.keys, access_token ?? connection.token);
    const subscriptions = config.postgres_changes;
    const taking = await findPart(caller, config);
    if (taking === null)
      return refuse(
        `Unauthorized: You do not have permissions to read from this Channel topic: ${subTopic}`,
      );
    const watches = await readWatches(services.database, caller, subscriptions);
    if (watches.length > 0) await watch(watches);
    if (isClosed) return;
    const postgres_changes = subscriptions.map((subscription, place) => ({
      ...subscription,
      id: watches[place]?.id,
    }));
    reply(joinMessage, 'ok', { postgres_changes });
    part = taking;
    services.topics.join(part.name, part.member);
    if (watches.length > 0) pushSystem('postgres_changes', 'ok', 'Subscribed to PostgreSQL');
  }

  /** Null for a caller who may not listen to the channel. */
  async function findPart(who: Caller, config: Join['config']): Promise<Part | null> {
    const { private: isPrivate, broadcast, presence } = config;
    const rights = isPrivate ? await findRights(services.database, who, subTopic) : allRights;
    if (rights.read.size === 0) return null;
    const hearsPresence = presence.enabled && rights.read.has('presence');
    const { version } = connection;
    const member = { version, send: connection.send, hearsPresence };
    const presenceKey = presence.key || randomUUID();
    return { name: { topic, isPrivate }, member, rights, broadcast, presenceKey };
  }

  async function watch(watches: Watcher['watches']): Promise<void> {
    const added: Watcher = {
      watches,
      getCaller: () => caller as Caller,
      notify: (ids, data) =>
        push('postgres_changes', `{"ids":${JSON.stringify(ids)},"data":${data}}`),
      // realtime-js joins again after a second; the client then reloads what it missed.
      lose: () => {
        close();
        push('phx_error', '{}', joinRef);
      },
    };
    await services.feed.add(added);
    if (isClosed) services.feed.remove(added);
    else watcher = added;
  }

  async function receive(message: Message): Promise<void> {
    if (message.event === 'phx_leave') {
      close();
      reply(message, 'ok', {});
      push('phx_close', '{}', joinRef);
    } else if (message.event === 'access_token') {
      await renew(message.payload.access_token);
    } else if (message.event === 'broadcast' && part !== null) {
      answer(message, handleMessage(services.topics, part, message));
    } else if (message.event === 'presence' && part !== null) {
      answer(message, appearOn(services.topics, part, message));
    } else {
      reply(message, 'error', { reason: `unmatched event ${message.event}` });
    }
  }

  function answer(message: Message, status: Answer): void {
    if (status !== null) reply(message, status, {});
  }

  /** Continues the session with a new token, or anonymously. */
  async function renew(token: unknown): Promise<void> {
    try {
      const next = await requireCaller(services.keys, typeof token === 'string' ? token : '');
      if (isClosed) return;
      caller = next;
      if (part?.name.isPrivate) part.rights = await findRights(services.database, next, subTopic);
      if (part?.rights.read.size === 0) expel('Unauthorized: the channel may be read no more');
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      expel(error.message);
    }
  }

  /** realtime-js reports the channel as closed, and does not rejoin. */
  function expel(reason: string): void {
    if (isClosed) return;
    close();
    pushSystem('system', 'error', reason);
    push('phx_close', '{}', joinRef);
  }

  function sweep(now: number): void {
    if (caller !== null && caller.expiresAt <= now) expel('InvalidJWTToken: Token has expired');
  }

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    if (watcher !== null) services.feed.remove(watcher);
    if (part !== null) services.topics.leave(part.name, part.member);
    onClose(channel);
  }

  const channel: Channel = { joined: Promise.resolve(), receive, sweep, close };
  channel.joined = join();
  return channel;
}

import type { WebSocket } from 'ws';
import { nameError } from '../errors.ts';
import { createTokenBuckets } from '../token-buckets.ts';
import { type Channel, type Member, joinChannel } from './channel.ts';
import { type Frame, FrameError, type Message, type Version, decode, encode } from './frames.ts';
import { limits } from './limits.ts';
import type { Services } from './services.ts';

/** One browser's socket, with the channels it has joined. */
export type Connection = Member & {
  /** Closes silent connections and channels with expired tokens. */
  sweep: (now: number) => void;
  /** Closes it, e.g. when the service stops: realtime-js reconnects by itself. */
  end: () => void;
};

type ConnectionOptions = {
  socket: WebSocket;
  version: Version;
  token: string;
  services: Services;
  onEnd: (connection: Connection) => void;
};

/** WebSocket close codes. */
const codes = { goingAway: 1001, malformed: 1007, refused: 1008 } as const;

/** Speaks Phoenix's protocol with one browser. */
export function openConnection(options: ConnectionOptions): Connection {
  const { socket, version, token, services, onEnd } = options;
  const channels = new Map<string, Channel>();
  const bucket = createTokenBuckets({
    burst: 2 * limits.messagesPerSecond,
    perSecond: limits.messagesPerSecond,
  });
  let heardAt = Date.now();
  const connection: Connection = { version, token, send, sweep, end };

  function send(frame: Frame): void {
    if (socket.readyState !== socket.OPEN) return;
    // A client that does not read is cut off, and reconnects.
    if (socket.bufferedAmount > limits.waitingBytes) socket.terminate();
    else socket.send(frame);
  }

  function reply({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: object): void {
    const payload = JSON.stringify({ status, response });
    send(encode(version, { joinRef, ref, topic, event: 'phx_reply' }, payload));
  }

  function sweep(now: number): void {
    if (now - heardAt > limits.silenceMs) socket.terminate();
    for (const channel of channels.values()) channel.sweep(now);
  }

  function end(): void {
    socket.close(codes.goingAway);
    // Does not wait for a browser that does not answer.
    setTimeout(() => socket.terminate(), 100).unref();
  }

  async function receive(data: Buffer, isBinary: boolean): Promise<void> {
    heardAt = Date.now();
    const message = decode(version, data, isBinary);
    const { topic, event } = message;
    if (topic === 'phoenix' && event === 'heartbeat') return reply(message, 'ok', {});
    if (!bucket.take('')) return socket.close(codes.refused, 'Too many messages per second');
    if (event === 'phx_join') return join(message);
    const channel = channels.get(topic);
    if (channel === undefined) return reply(message, 'error', { reason: 'unmatched topic' });
    await channel.receive(message);
  }

  async function join(message: Message): Promise<void> {
    const { topic } = message;
    // A client that joins again has dropped its former channel.
    channels.get(topic)?.close();
    if (channels.size >= limits.channelsPerConnection) {
      return reply(message, 'error', { reason: 'ChannelRateLimitReached: Too many channels' });
    }
    const forget = (channel: Channel) => {
      if (channels.get(topic) === channel) channels.delete(topic);
    };
    const channel = joinChannel({ message, connection, services, reply, onClose: forget });
    channels.set(topic, channel);
    await channel.joined;
  }

  socket.on('message', (data: Buffer, isBinary) => {
    receive(data, isBinary).catch((error: unknown) => {
      if (!(error instanceof FrameError)) services.log(`realtime failed: ${nameError(error)}`);
      socket.close(codes.malformed);
    });
  });
  // On a frame that is too long or invalid, ws closes by itself.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const channel of channels.values()) channel.close();
    onEnd(connection);
  });
  return connection;
}

import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { socketFrom } from '../testing/socket-from.ts';
import { limits } from './limits.ts';
import { type Target, join, newTopic, shareTarget } from './test-target.ts';

let target: Target;
beforeAll(async () => {
  target = await shareTarget();
});

const socketUrl = (version = '2.0.0', key = target.publishableKey) =>
  `${target.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=${version}`;

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(socketUrl());
  await once(socket, 'open');
  return socket;
}

/** The code with which the service ends the connection. */
async function findEnd(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number];
  return code;
}

/** A token of a person that ends at some moment. */
function mint(sub: string, endsAt: Date): Promise<string> {
  return new SignJWT({ role: 'authenticated', sub })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(endsAt)
    .sign(new TextEncoder().encode(target.jwtSecret));
}

describe('who is let in', () => {
  test('nobody without a key of the project, or with another protocol', async () => {
    for (const [url, status] of [
      [socketUrl('2.0.0', 'guessed'), 401],
      [socketUrl('3.0.0'), 400],
    ] as const) {
      const [, response] = (await once(new WebSocket(url), 'unexpected-response').catch(
        () => [],
      )) as [unknown, { statusCode: number } | undefined];
      expect(response?.statusCode).toBe(status);
    }
  });

  test('a forged token joins no channel', async () => {
    const client = target.connect();
    await client.realtime.setAuth('eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.');
    await expect(join(client.channel(newTopic()))).rejects.toThrow('InvalidJWTToken');
  });

  test('a channel ends with its token, and goes on with another one', async () => {
    const soon = new Date(Date.now() + 1_500);
    const endings: string[] = [];
    for (const name of ['renews', 'forgets']) {
      const client = target.connect();
      await client.realtime.setAuth(await mint(crypto.randomUUID(), soon));
      client.channel(newTopic()).subscribe((status: string) => {
        if (status !== 'SUBSCRIBED') endings.push(`${name} ${status}`);
        else if (name === 'renews')
          void mint('', new Date(Date.now() + 60_000)).then((token) =>
            client.realtime.setAuth(token),
          );
      });
    }
    await expect.poll(() => endings).toEqual(['forgets CLOSED']);
    expect(endings).toEqual(['forgets CLOSED']);
  });
});

describe('what one browser may take', () => {
  test.each([
    ['is no JSON', '{', 1007],
    ['is no message', '[1, 2]', 1007],
    ['has a cut-off head', Buffer.from([3, 9, 9]), 1007],
    ['is too long', 'x'.repeat(limits.frameBytes + 1), 1009],
  ])('a frame that %s ends its connection', async (_what, frame, code) => {
    const socket = await open();
    socket.send(frame);
    expect(await findEnd(socket)).toBe(code);
  });

  test('messages without end do, too', async () => {
    const socket = await open();
    const message = JSON.stringify([null, '1', 'realtime:x', 'broadcast', {}]);
    for (let sent = 0; sent < 4 * limits.messagesPerSecond; sent += 1) socket.send(message);
    expect(await findEnd(socket)).toBe(1008);
  });

  // Elsewhere this machine has one address.
  const isLinux = process.platform === 'linux';
  test.runIf(isLinux)('one address opens so many sockets, and others still theirs', async () => {
    const opened: WebSocket[] = [];
    const knock = (address: string) =>
      new Promise<number>((resolve) => {
        const socket = new (socketFrom(address))(socketUrl());
        socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
        socket.on('open', () => {
          opened.push(socket);
          resolve(101);
        });
      });
    const { connectionsPerAddress } = limits;
    const knocks = Array.from({ length: connectionsPerAddress + 20 }, () => knock('127.0.0.7'));
    const statuses = await Promise.all(knocks);
    expect(statuses.filter((status) => status === 101)).toHaveLength(connectionsPerAddress);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await knock('127.0.0.8')).toBe(101);
    const [first, ...rest] = opened;
    first?.close();
    await expect.poll(() => knock('127.0.0.7')).toBe(101);
    for (const socket of [...rest, ...opened]) socket.terminate();
  });

  test('one channel too many is refused, and the others go on', async () => {
    const socket = await open();
    const answers: string[] = [];
    socket.on('message', (data: Buffer) => answers.push(data.toString()));
    for (let ref = 0; ref <= limits.channelsPerConnection; ref += 1) {
      socket.send(
        JSON.stringify([`${ref}`, `${ref}`, `realtime:${ref}`, 'phx_join', { config: {} }]),
      );
    }
    await expect.poll(() => answers).toHaveLength(limits.channelsPerConnection + 1);
    expect(answers.filter((answer) => answer.includes('"status":"ok"'))).toHaveLength(
      limits.channelsPerConnection,
    );
    expect(answers.filter((answer) => answer.includes('ChannelRateLimitReached'))).toHaveLength(1);
    socket.close();
  });

  test('who does not read is cut off, while others hear all', async () => {
    const topic = newTopic();
    const { hostname, port } = new URL(target.url);
    const deaf = connectSocket({ host: hostname, port: Number(port) });
    const isCut = once(deaf, 'close');
    deaf.on('error', () => undefined);
    deaf.write(
      [
        `GET ${new URL(socketUrl('1.0.0')).pathname}?apikey=${target.publishableKey}&vsn=1.0.0 HTTP/1.1`,
        `Host: ${hostname}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        '\r\n',
      ].join('\r\n'),
    );
    await once(deaf, 'data');
    const joining = JSON.stringify({
      topic: `realtime:${topic}`,
      event: 'phx_join',
      payload: { config: {} },
      ref: '1',
      join_ref: '1',
    });
    deaf.write(mask(joining));
    await once(deaf, 'data');
    deaf.pause();

    const heard: unknown[] = [];
    const listener = target.connect().channel(topic);
    listener.on('broadcast', { event: '*' }, ({ event }) => heard.push(event));
    await join(listener);
    const speaker = await join(
      target.connect().channel(topic, { config: { broadcast: { ack: true } } }),
    );
    const payload = { text: 'x'.repeat(limits.frameBytes - 1_000) };
    const count = 60;
    for (let sent = 0; sent < count; sent += 1)
      await speaker.send({ type: 'broadcast', event: 'long', payload });
    await expect.poll(() => heard).toHaveLength(count);
    deaf.resume();
    await isCut;
  });
});

/** A text frame as browsers send them, under a mask of zeros. */
function mask(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([
    Buffer.from([0x81, 0x80 | 126, body.length >> 8, body.length & 255, 0, 0, 0, 0]),
    body,
  ]);
}

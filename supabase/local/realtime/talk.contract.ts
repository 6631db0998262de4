import { type SupabaseClient, REALTIME_LISTEN_TYPES } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Target, join, newTopic, shareTarget } from './test-target.ts';

let target: Target;
beforeAll(async () => {
  target = await shareTarget();
});

type Said = { event: string; payload?: unknown };

/** Joins a topic and collects what is said there. */
async function listen(client: SupabaseClient, topic: string, config: object = {}) {
  const said: Said[] = [];
  const channel = client.channel(topic, { config });
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => said.push({ event, payload }));
  await join(channel);
  return { channel, said };
}

const say = (event: string, payload: unknown) =>
  ({ type: REALTIME_LISTEN_TYPES.BROADCAST, event, payload }) as const;

describe('broadcast', () => {
  test('others of the topic hear it, oneself only on request, other topics never', async () => {
    const topic = newTopic();
    const ana = await listen(target.connect(), topic);
    const ben = await listen(target.connect(), topic, { broadcast: { self: true, ack: true } });
    const other = await listen(target.connect(), newTopic());
    expect(await ben.channel.send(say('greeting', { text: 'Grüße 👋' }))).toBe('ok');
    const greeting = { event: 'greeting', payload: { text: 'Grüße 👋' } };
    await expect.poll(() => [ana.said, ben.said]).toEqual([[greeting], [greeting]]);
    await ana.channel.send(say('answer', {}));
    await expect.poll(() => ben.said).toHaveLength(2);
    expect(ana.said).toHaveLength(1);
    expect(other.said).toEqual([]);
  });

  test('bytes arrive as bytes', async () => {
    const topic = newTopic();
    const [ana, ben] = [
      await listen(target.connect(), topic),
      await listen(target.connect(), topic),
    ];
    await ana.channel.send(say('bytes', new Uint8Array([0, 255, 7]).buffer));
    await expect.poll(() => ben.said).toHaveLength(1);
    expect([...new Uint8Array(ben.said[0]?.payload as ArrayBuffer)]).toEqual([0, 255, 7]);
  });

  test('who has no socket says it by HTTP', async () => {
    const topic = newTopic();
    const { said } = await listen(target.connect(), topic);
    const channel = target.connect().channel(topic);
    expect(await channel.httpSend('news', { n: 1 })).toEqual({ success: true });
    const messages = [{ topic, event: 'more', payload: { n: 2 } }];
    const response = await fetch(`${target.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: target.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ messages }),
    });
    expect(response.status).toBe(202);
    await expect
      .poll(() => said)
      .toEqual([
        { event: 'news', payload: { n: 1 } },
        { event: 'more', payload: { n: 2 } },
      ]);
  });
});

describe('presence', () => {
  test('each sees who is there, what they say of themselves, and that they leave', async () => {
    const topic = newTopic();
    const ana = target.connect().channel(topic, { config: { presence: { key: 'ana' } } });
    const names = () => Object.keys(ana.presenceState()).sort();
    ana.on('presence', { event: 'sync' }, () => undefined);
    await join(ana);
    await ana.track({ edits: 'hours' });
    const benClient = target.connect();
    const ben = benClient.channel(topic, { config: { presence: { key: 'ben' } } });
    ben.on('presence', { event: 'sync' }, () => undefined);
    await join(ben);
    await expect.poll(() => ben.presenceState()).toMatchObject({ ana: [{ edits: 'hours' }] });
    await ben.track({ edits: 'name' });
    await expect.poll(() => names()).toEqual(['ana', 'ben']);
    await ana.track({ edits: 'photos' });
    await expect.poll(() => ben.presenceState()).toMatchObject({ ana: [{ edits: 'photos' }] });
    await benClient.removeAllChannels();
    await expect.poll(() => names()).toEqual(['ana']);
    await ana.untrack();
    await expect.poll(() => names()).toEqual([]);
  });
});

describe('private channels', () => {
  test('policies on realtime.messages say who listens and who speaks', async () => {
    const [ana, ben] = [await target.signInNewPerson(), await target.signInNewPerson()];
    const topic = `room-${ana.id}`;
    const config = { private: true };
    const heard = await listen(ana.client, topic, {
      ...config,
      broadcast: { ack: true, self: true },
    });
    await expect(listen(ben.client, topic, config)).rejects.toThrow('Unauthorized');
    await expect(listen(target.connect(), topic, config)).rejects.toThrow('Unauthorized');
    // The public topic of the same name is another.
    const outside = await listen(target.connect(), topic, { broadcast: { ack: true } });
    await outside.channel.send(say('intrusion', {}));
    const messages = [{ topic, event: 'intrusion', payload: {}, private: true }];
    await fetch(`${target.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: target.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ messages }),
    });
    expect(await heard.channel.send(say('mine', {}))).toBe('ok');
    await expect.poll(() => heard.said).toHaveLength(1);
    expect(heard.said[0]?.event).toBe('mine');
    expect(await target.database.query('select from realtime.messages')).toEqual([]);
  });
});

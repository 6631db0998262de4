import type { Env } from '#app/config/env.ts';
import { createRedis } from './client.ts';

/** The local day of a visit, and in how many seconds it ends. */
type Day = { timeZone: string; day: string; secondsLeft: number };

/**
 * Remembers visitors as keyed hashes that expire with the day. The key is made of a secret and a
 * random number, which expires too: afterwards nobody can test which address has a hash.
 */
export type VisitStore = {
  /** Returns whether these parts were not seen before on this day. */
  isFirst(day: Day, ...parts: string[]): Promise<boolean>;
  /** Returns how many have been in this group on this day, including this one. */
  countVisitors(day: Day, group: string[], who: string): Promise<number>;
};

type VisitStoreOptions = Env['redis'] & { secret: string };

/** Cached in this isolate, by server, time zone and day. */
const keys = new Map<string, CryptoKey>();
const maxKeys = 100;

/** @throws if Redis does not respond */
export function createVisitStore({ secret, ...server }: VisitStoreOptions): VisitStore {
  const redis = createRedis(server);

  async function findKey({ timeZone, day, secondsLeft }: Day): Promise<CryptoKey> {
    const name = `visits:salt:${timeZone}:${day}`;
    const known = keys.get(`${server.url} ${name}`);
    if (known !== undefined) return known;
    const pipeline = (await redis).pipeline();
    const [, salt] = await pipeline
      .set(name, crypto.randomUUID(), { nx: true, ex: secondsLeft })
      .get<string>(name)
      .exec();
    if (salt === null) throw new Error('The salt of the day is over');
    const key = await importKey(`${secret} ${salt}`);
    if (keys.size >= maxKeys) keys.clear();
    keys.set(`${server.url} ${name}`, key);
    return key;
  }

  async function hash(day: Day, parts: string[]): Promise<string> {
    const text = new TextEncoder().encode(JSON.stringify([day.timeZone, day.day, ...parts]));
    const digest = await crypto.subtle.sign('HMAC', await findKey(day), text);
    return btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 16)));
  }

  return {
    async isFirst(day, ...parts) {
      const name = `visits:said:${await hash(day, parts)}`;
      return (await (await redis).set(name, 1, { nx: true, ex: day.secondsLeft })) === 'OK';
    },
    async countVisitors(day, group, who) {
      const [name, member] = await Promise.all([hash(day, group), hash(day, [...group, who])]);
      const key = `visits:group:${name}`;
      // Commands sent at once without a pipeline may be executed in another order.
      const pipeline = (await redis).pipeline();
      const [, , size] = await pipeline
        .sadd(key, member)
        .expire(key, day.secondsLeft)
        .scard(key)
        .exec<[number, number, number]>();
      return size;
    },
  };
}

function importKey(text: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(text), algorithm, false, ['sign']);
}

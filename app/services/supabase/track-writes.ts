import type { Db } from './client.ts';
import { isUnanswered, writeIdHeader } from './write-ids.ts';

/** Returns a client whose calls are known: `findUnanswered` returns those without an answer. */
export function trackWrites(db: Db): { db: Db; findUnanswered: () => string[] } {
  const ids: string[] = [];
  const take = () => {
    const id = crypto.randomUUID();
    ids.push(id);
    return id;
  };
  // Their generic types are too deep to wrap.
  const rpc = db.rpc.bind(db) as (...call: unknown[]) => {
    setHeader: (name: string, value: string) => unknown;
  };
  const from = db.from.bind(db) as (...call: unknown[]) => { headers: Headers };
  const own = {
    rpc: (...call: unknown[]) => rpc(...call).setHeader(writeIdHeader, take()),
    from: (...call: unknown[]) => {
      const query = from(...call);
      query.headers.set(writeIdHeader, take());
      return query;
    },
  };
  const tracked = new Proxy(db, {
    get: (target, name) => Reflect.get(name in own ? own : target, name),
  });
  return { db: tracked, findUnanswered: () => ids.filter(isUnanswered) };
}

import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { listen } from '../../supabase/local/node-server.ts';

/** 'forgetful': it does what it is asked, and says that it failed. */
type Mood = 'well' | 'broken' | 'forgetful';

export type UnreliableSupabase = {
  url: string;
  /** Of all that it is asked, or of the addresses alone that end so. */
  setMood: (mood: Mood, where?: string) => void;
  /** How often it was asked anything but what has changed, the settings and the vocabulary, for which a Worker asks by itself. */
  countRequests: () => number;
  stop: () => Promise<void>;
};

/** Stands before a Supabase and answers 500 when it is told to. */
export async function startUnreliableSupabase(supabaseUrl: string): Promise<UnreliableSupabase> {
  let mood: Mood = 'well';
  let where = '';
  let requests = 0;
  const app = new Hono();
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (!/\/rpc\/(find_changes|get_edge_settings|get_vocabulary)$/.test(pathname)) requests += 1;
    const failure = c.json({ message: 'Something broke' }, 500);
    if (mood === 'broken' && pathname.endsWith(where)) {
      return failure;
    }
    const body = c.req.method === 'GET' ? null : await c.req.arrayBuffer();
    const { method } = c.req;
    const answer = await proxy(supabaseUrl + pathname + search, {
      method,
      body,
      headers: c.req.header(),
    });
    return mood === 'forgetful' ? failure : answer;
  });
  const server = await listen({ app, port: 0, portVariable: 'PORT', log: console.error });
  return {
    ...server,
    setMood(next, ending = '') {
      mood = next;
      where = ending;
    },
    countRequests: () => requests,
  };
}

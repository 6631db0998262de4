import { Hono } from 'hono';
import { listen } from '../../supabase/local/node-server.ts';

/**
 * What becomes of a mail: the inbox takes it; or the answer is this status; or the provider says nothing
 * more, before or after it has taken the mail, and tells who waits for that.
 */
type Mood = 'well' | number | 'silent-before' | 'silent-after';

export type MailProvider = {
  url: string;
  setMood: (mood: Mood) => void;
  /** Resolves when a mail has met its silence. */
  silence: () => Promise<void>;
  /** Mails that it was given, each time. */
  countGiven: () => number;
  stop: () => Promise<void>;
};

/** Stands before the development inbox. */
export async function startMailProvider(supabaseUrl: string): Promise<MailProvider> {
  let mood: Mood = 'well';
  let given = 0;
  let tell = () => {};
  let silent = Promise.resolve();
  const app = new Hono();
  app.post('/emails', async (c) => {
    given += 1;
    if (typeof mood === 'number') {
      const said = `No mails to ${JSON.stringify(await c.req.json())}`;
      return Response.json({ name: 'validation_error', message: said }, { status: mood });
    }
    const take = async () =>
      fetch(`${supabaseUrl}/inbox/emails`, {
        method: 'POST',
        headers: c.req.header(),
        body: await c.req.text(),
      });
    if (mood === 'silent-before' || mood === 'silent-after') {
      if (mood === 'silent-after') await take();
      tell();
      return new Promise<Response>(() => {});
    }
    const answer = await take();
    return new Response(await answer.text(), { status: answer.status });
  });
  const server = await listen({ app, port: 0, portVariable: 'PORT', log: console.error });
  return {
    ...server,
    setMood(next) {
      mood = next;
      silent = new Promise((resolve) => {
        tell = resolve;
      });
    },
    silence: () => silent,
    countGiven: () => given,
  };
}

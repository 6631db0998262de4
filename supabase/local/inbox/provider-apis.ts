import { Hono } from 'hono';
import { secretKey } from '../keys.ts';
import type { NodeEnv } from '../node-server.ts';
import type { Inbox } from './inbox.ts';

type Letter = { to?: { name?: string; address_zip?: string }; file?: string };

/**
 * Creates Lob's `letters`, whose key is the secret key: letters go to the inbox, to the zip code. And
 * creates Twilio's `Messages.json` and `Calls.json`, whose token is the secret key: texts and calls go
 * to the inbox, to the phone as its ten digits.
 */
export function createProviderApis(inbox: Inbox): Hono<NodeEnv> {
  const app = new Hono<NodeEnv>();
  app.post('/inbox/2010-04-01/Accounts/:account/:resource{(Messages|Calls)\\.json}', async (c) => {
    const { account, resource } = c.req.param();
    if (c.req.header('Authorization') !== `Basic ${btoa(`${account}:${secretKey}`)}`) {
      return c.json({ code: 20003, message: 'Authenticate', status: 401 }, 401);
    }
    const form = new URLSearchParams(await c.req.text());
    const to = /^\+1(\d{10})$/.exec(form.get('To') ?? '')?.[1];
    const text = form.get('Body') ?? form.get('Twiml');
    if (to === undefined || text === null) {
      return c.json({ code: 21211, message: 'Invalid number or no text', status: 400 }, 400);
    }
    inbox.deliver({
      to,
      subject: resource === 'Calls.json' ? 'Phone call' : 'Text message',
      html: '',
      text,
      link: '',
      code: '',
    });
    return c.json({ sid: crypto.randomUUID(), status: 'queued' }, 201);
  });
  app.post('/inbox/v1/letters', async (c) => {
    if (c.req.header('Authorization') !== `Basic ${btoa(`${secretKey}:`)}`) {
      return c.json({ error: { message: 'Your API key is not valid', status_code: 401 } }, 401);
    }
    const { to, file } = await c.req.json<Letter>();
    if (!to?.name || !/^\d{5}/.test(to.address_zip ?? '') || !file || file.length > 10_000) {
      return c.json({ error: { message: 'Invalid letter', status_code: 422 } }, 422);
    }
    inbox.deliver({
      to: to.address_zip ?? '',
      subject: `Letter to ${to.name}`,
      html: file,
      text: '',
      link: '',
      code: '',
    });
    return c.json({ id: `ltr_${crypto.randomUUID()}`, object: 'letter' });
  });
  return app;
}

import { Hono } from 'hono';
import { z } from 'zod';
import { secretKey } from '../keys.ts';
import type { NodeEnv } from '../node-server.ts';
import type { Inbox } from './inbox.ts';

const mailSchema = z.object({
  from: z.string(),
  to: z.array(z.email()).length(1),
  reply_to: z.string().optional(),
  subject: z.string().min(1),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
});

/** As long as Resend remembers an idempotency key. */
const retentionMs = 24 * 60 * 60 * 1000;

/**
 * Creates Resend's `POST /emails`, which requires the secret key and delivers to the inbox. The
 * same Idempotency-Key delivers once, and is refused with a different mail.
 */
export function createMailApi(inbox: Inbox, now = Date.now): Hono<NodeEnv> {
  const app = new Hono<NodeEnv>();
  const taken = new Map<string, { id: string; body: string; atMs: number }>();
  app.post('/inbox/emails', async (c) => {
    if (c.req.header('Authorization') !== `Bearer ${secretKey}`) {
      return c.json({ statusCode: 401, name: 'missing_api_key', message: 'Missing API Key' }, 401);
    }
    const body = await c.req.text();
    const key = c.req.header('Idempotency-Key') ?? crypto.randomUUID();
    const earlier = taken.get(key);
    if (earlier !== undefined && now() - earlier.atMs < retentionMs) {
      if (earlier.body === body) return c.json({ id: earlier.id });
      const message = 'This key was used with another mail.';
      return c.json({ statusCode: 409, name: 'invalid_idempotent_request', message }, 409);
    }
    const mail = mailSchema.safeParse(readJson(body));
    if (!mail.success) {
      const message = z.prettifyError(mail.error);
      return c.json({ statusCode: 422, name: 'validation_error', message }, 422);
    }
    const { from, to, reply_to, subject, html, text, headers } = mail.data;
    inbox.deliver({
      from,
      to: to.join(),
      subject,
      html,
      text,
      headers: { ...(reply_to !== undefined && { 'Reply-To': reply_to }), ...headers },
      link: '',
      code: '',
    });
    const id = crypto.randomUUID();
    taken.set(key, { id, body, atMs: now() });
    return c.json({ id });
  });
  return app;
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

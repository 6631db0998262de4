import { Hono, type MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { NodeEnv } from '../node-server.ts';
import type { Inbox, Mail } from './inbox.ts';

/** Creates `/inbox` for people and `/inbox.json` for tests, both with `?to=` for one address. */
export function createInboxPages(inbox: Inbox, getUrl: () => string): Hono<NodeEnv> {
  const app = new Hono<NodeEnv>();
  app.use('/inbox', requireOwnAddress(getUrl)).use('/inbox.json', requireOwnAddress(getUrl));
  app.get('/inbox.json', (c) => c.json(inbox.find(c.req.query('to'))));
  app.get('/inbox', (c) => {
    const to = c.req.query('to') ?? '';
    return c.html(renderPage({ to, mails: inbox.find(to) }));
  });
  return app;
}

/**
 * Blocks other sites, because mails grant access to accounts: neither cross-origin requests nor DNS
 * rebinding (a name that resolves to loopback) may read them.
 */
function requireOwnAddress(getUrl: () => string): MiddlewareHandler<NodeEnv> {
  return async (c, next) => {
    const { port } = new URL(getUrl());
    const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
    const host = c.req.header('host') ?? '';
    const origin = c.req.header('origin');
    const isOwn = hosts.includes(host) && (origin === undefined || origin === `http://${host}`);
    return isOwn ? next() : c.text('The inbox answers its own address only.', 403);
  };
}

const style = raw(`<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  article { border: 1px solid #767676; border-radius: .5rem; padding: 0 1rem; margin: 1rem 0 }
  input, button { font: inherit; padding: .25rem .5rem } header p { color: #595959 }
  a { overflow-wrap: anywhere }
  iframe { width: 100%; height: 34rem; border: 0 } pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>`);

function renderPage({ to, mails }: { to: string; mails: Mail[] }) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Inbox (${mails.length})</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>Inbox</h1>
          <p>All mails that the site would have sent from this computer, newest first.</p>
          <form>
            <label for="to">To</label>
            <input id="to" name="to" type="email" value="${to}" />
            <button>Show</button>
          </form>
          ${mails.length === 0 ? html`<p>No mails yet.</p>` : mails.map((mail) => renderMail(mail))}
        </main>
      </body>
    </html>`;
}

/**
 * Renders a mail. A complete HTML document goes into a frame, which isolates its styles; its links
 * open in this page. Plain mails of accounts are fragments, made here.
 */
function renderMail({ id, subject, to, sentAt, html: text, text: plain }: Mail) {
  const body =
    plain === undefined
      ? raw(text)
      : html`<iframe
            title="${subject}"
            sandbox="allow-top-navigation-by-user-activation allow-popups"
            srcdoc="${text.replace('<head>', '<head><base target="_top">')}"
          ></iframe>
          <details>
            <summary>As plain text</summary>
            <pre>${plain}</pre>
          </details>`;
  return html`<article aria-labelledby="mail-${id}">
    <header>
      <h2 id="mail-${id}">${subject}</h2>
      <p>
        To ${to}, <time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time>
      </p>
    </header>
    ${body}
  </article>`;
}

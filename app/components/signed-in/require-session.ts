import { redirect, replace } from 'react-router';
import { hasSessionEnded } from '#app/browser/session/leaving.ts';
import { openSession, settleSession } from '#app/browser/session/open-session.ts';
import { toSignInHref } from '#app/components/account/to-sign-in-href.ts';
import { findKeptSession } from './kept-screen.ts';
import type { ScreenMiddleware } from './screen-middleware.ts';
import { signedInContext } from './signed-in-context.ts';

/**
 * Lets signed-in users through and redirects others to sign in, from where they return. Form
 * submissions pass: typed input must not be lost, so their action asks by itself (`signedInForms`).
 */
export const requireSession: ScreenMiddleware = async ({ request, url, context }, next) => {
  if (request.method !== 'GET') return next();
  const session = await settleSession();
  const path = url.pathname + url.search;
  const known = session.status === 'signed-in' ? session : findKeptSession(path);
  if (known === null) {
    // A newly opened document, or back navigation: its history entry is the current one.
    const isHere = path === location.pathname + location.search;
    throw (isHere ? replace : redirect)(
      // The request has no hash; the document's URL has it.
      toSignInHref(isHere ? path + location.hash : path, hasSessionEnded() ? 'ended' : undefined),
    );
  }
  context.set(signedInContext, { db: await openSession(), session: known });
  return next();
};

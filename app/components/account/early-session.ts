import { dismissedKey } from '#app/config/announcement.ts';
import { invitationKey, sessionStorageKey } from '#app/config/session.ts';

/** In the head of a screen that nobody can use without a session. */
export const needsSessionMeta = { name: 'session', content: 'required' };

/**
 * Runs in the document's head, before anything else is asked for or painted. It takes tokens out of
 * the address, so that no history, measurement, report or link holds one: those of a session are
 * accepted from nowhere, that of a mail's link waits in `mailLink` for routes/auth/confirm, and that of an
 * invitation in this tab's storage, until who is invited has signed in. Who
 * has no session in local storage goes on to the sign-in screen from where one is needed; `stop` keeps the page from loading its scripts meanwhile. A page that was rendered for
 * everybody shows a person's initials in place of "Sign in" (styles/account.css) until React has
 * taken over, and no banner that was dismissed. It is text because it stands inline in every page, whose policy allows it by its
 * hash; what it decides is what `requireSession` decides later, in the same words. Only the server
 * writes it, so no browser loads it a second time.
 */
export const earlySessionScript = import.meta.env.SSR
  ? `{
  const secrets = ['token_hash', 'access_token', 'refresh_token', 'provider_token', 'code', 'invitation'];
  const hideTokens = () => {
    const url = new URL(location.href);
    const { searchParams } = url;
    const fragment = new URLSearchParams(url.hash.slice(1));
    if (!secrets.some((name) => searchParams.has(name) || fragment.has(name))) return;
    if (searchParams.has('token_hash')) self.mailLink = url.href;
    try {
      if (fragment.has('invitation')) sessionStorage.setItem('${invitationKey}', fragment.get('invitation'));
    } catch {}
    for (const name of secrets) searchParams.delete(name);
    url.hash = '';
    history.replaceState(history.state, '', url.href);
  };
  hideTokens();
  addEventListener('hashchange', hideTokens);
  const { dataset } = document.documentElement;
  try {
    if (dataset.announcement === localStorage.getItem('${dismissedKey}')) delete dataset.announcement;
  } catch {}
  let stored = null;
  try {
    stored = localStorage.getItem('${sessionStorageKey}');
  } catch {}
  const isNeeded = document.querySelector('meta[name="${needsSessionMeta.name}"]') !== null;
  if (stored === null && isNeeded) {
    stop();
    location.replace('/auth?next=' + encodeURIComponent(location.pathname + location.search + location.hash));
  }
  try {
    const { user } = JSON.parse(stored);
    const root = document.documentElement;
    const { first_name, last_name } = user.user_metadata ?? {};
    const letters = [first_name, last_name].map((name) => /\\p{L}/u.exec(name ?? '')?.[0].toUpperCase() ?? '');
    root.style.setProperty('--initials', JSON.stringify(letters.join('')));
    root.dataset.session = 'stored';
  } catch {}
}`
  : '';

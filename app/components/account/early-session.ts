import {
  dismissedKey,
  invitationKey,
  ownerCodeKey,
  sessionStorageKey,
  setupTokenKey,
} from '#app/config/session.ts';

/** Meta tag of screens that require a session. */
export const needsSessionMeta = { name: 'session', content: 'required' };

/**
 * Runs in the document's head before any other request or paint.
 * Removes tokens from the URL, so that no history entry, measurement, report or link contains one:
 * session tokens are discarded; what a mail's link or the auth service adds to /auth/confirm is kept
 * in `mailLink` for that screen,
 * and an invitation's or setup's token, or the code of a letter, in session storage until it is used.
 * Redirects users without a stored session from screens that require one to the sign-in screen;
 * `stop` keeps the page from loading its scripts meanwhile.
 * On pages rendered for everybody it shows the user's initials in place of "Sign in"
 * (styles/account.css) until React hydrates, and hides a dismissed banner.
 * It is a string because it is inlined in every page, whose CSP allows it by hash. It redirects to
 * the same URL as `toSignInHref` returns later. Only the server includes it, so browsers never load
 * it twice.
 */
export const earlySessionScript = import.meta.env.SSR
  ? `{
  const secrets = ['token_hash', 'access_token', 'refresh_token', 'provider_token', 'code', 'invitation', 'owner_code', 'setup_token'];
  const hideTokens = () => {
    const url = new URL(location.href);
    const { searchParams } = url;
    const fragment = new URLSearchParams(url.hash.slice(1));
    if (!secrets.some((name) => searchParams.has(name) || fragment.has(name))) return;
    if (url.pathname === '/auth/confirm') self.mailLink = url.href;
    try {
      if (fragment.has('owner_code')) sessionStorage.setItem('${ownerCodeKey}', fragment.get('owner_code'));
      if (fragment.has('setup_token')) sessionStorage.setItem('${setupTokenKey}', fragment.get('setup_token'));
      if (fragment.has('invitation')) sessionStorage.setItem('${invitationKey}', fragment.get('invitation'));
    } catch {}
    for (const name of secrets) searchParams.delete(name);
    url.hash = '';
    history.replaceState(history.state, '', url.href);
  };
  hideTokens();
  addEventListener('hashchange', hideTokens);
  const root = document.documentElement;
  const { dataset } = root;
  try {
    if (dataset.announcement === localStorage.getItem('${dismissedKey}')) delete dataset.announcement;
  } catch {}
  let stored = null;
  try {
    stored = localStorage.getItem('${sessionStorageKey}');
  } catch {}
  if (stored === null && document.querySelector('meta[name="${needsSessionMeta.name}"]')) {
    stop();
    location.replace('/auth?next=' + encodeURIComponent(location.pathname + location.search + location.hash));
  }
  try {
    const { user } = JSON.parse(stored);
    const { first_name, last_name } = user.user_metadata ?? {};
    const letters = [first_name, last_name].map((name) => /\\p{L}/u.exec(name ?? '')?.[0].toUpperCase() ?? '');
    root.style.setProperty('--initials', JSON.stringify(letters.join('')));
    dataset.session = 'stored';
  } catch {}
}`
  : '';

/** Query parameter that tells the sign-in screen that a session has ended. */
export const endedParameter = { name: 'session', value: 'ended' } as const;

/** Returns the sign-in URL that returns to `here` afterwards, with an optional reason. */
export function toSignInHref(here: string, why?: 'ended'): string {
  const isPointless = here === '/' || /^\/auth(?![^/?])/.test(here);
  if (isPointless) return '/auth';
  const href = `/auth?next=${encodeURIComponent(here)}`;
  return why === undefined ? href : `${href}&${endedParameter.name}=${endedParameter.value}`;
}

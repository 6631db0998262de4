import { sessionStorageKey } from '#app/config/session.ts';

/**
 * Runs in the document's head, before the page is painted: a page that was rendered for everybody
 * then shows a person's initials in place of "Sign in" (styles/account.css) until React has taken
 * over. It is text because it stands inline in every page, whose policy allows it by its hash.
 */
export const earlySessionScript = `try {
  const { user } = JSON.parse(localStorage.getItem('${sessionStorageKey}'));
  const root = document.documentElement;
  const { first_name, last_name } = user.user_metadata ?? {};
  const letters = [first_name, last_name].map((name) => /\\p{L}/u.exec(name ?? '')?.[0].toUpperCase() ?? '');
  root.style.setProperty('--initials', JSON.stringify(letters.join('')));
  root.dataset.session = 'stored';
} catch {}`;

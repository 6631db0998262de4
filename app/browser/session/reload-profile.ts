import { openSession } from './open-session.ts';
import { showProfile } from './show-profile.ts';

/** Reloads the signed-in user's profile; shows a toast on failure. */
export async function reloadProfile(): Promise<void> {
  const db = await openSession();
  const { data } = await db.auth.getSession();
  if (data.session === null) return;
  await showProfile({ db }, data.session.user);
}

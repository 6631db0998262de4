import { openSession } from './open-session.ts';
import { showProfile } from './show-profile.ts';

/** Tries again to load the profile of who is signed in; its failure is told by a toast. */
export async function reloadProfile(): Promise<void> {
  const db = await openSession();
  const { data } = await db.auth.getSession();
  if (data.session === null) return;
  await showProfile({ db }, data.session.user);
}

import { loadProfile } from '#app/domain/profile/load-profile.ts';
import { showProfile } from '#app/domain/session/show-profile.ts';
import { openSession } from './open-session.ts';

/** Tries again to load the profile of who is signed in; its failure is told by a toast. */
export async function reloadProfile(): Promise<void> {
  const db = await openSession();
  const { data } = await db.auth.getSession();
  if (data.session === null) return;
  await showProfile((user) => loadProfile({ db }, user), data.session.user);
}

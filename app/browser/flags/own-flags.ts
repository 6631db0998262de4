import type { FlagName } from '#app/config/flags.ts';
import { isFlagOn } from '#app/domain/setting/is-flag-on.ts';
import { findOwnProfile } from '../session/find-own-profile.ts';
import { whenSession } from '../session/session-store.ts';
import { getSetFlags } from './set-flags.ts';

/** Whether who is signed in has a part of the site; known when the session is. */
export async function hasFlag(name: FlagName): Promise<boolean> {
  const session = await whenSession(({ status }) => status !== 'loading');
  if (session.status !== 'signed-in') return false;
  const role = (await findOwnProfile(session))?.role ?? 'community_user';
  return isFlagOn(name, { userId: session.userId, role }, getSetFlags());
}

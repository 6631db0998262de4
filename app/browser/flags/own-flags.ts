import type { FlagName } from '#app/config/flags.ts';
import { isFlagOn } from '#app/domain/setting/setting.ts';
import { findOwnProfile } from '../session/find-own-profile.ts';
import { whenSession } from '../session/session-store.ts';
import { getSetFlags } from './set-flags.ts';

/** Waits for the session; returns whether a flag is on for its user, false when signed out. */
export async function hasFlag(name: FlagName): Promise<boolean> {
  const session = await whenSession(({ status }) => status !== 'loading');
  if (session.status !== 'signed-in') return false;
  const role = (await findOwnProfile(session))?.role ?? 'community_user';
  return isFlagOn(name, { userId: session.userId, role }, getSetFlags());
}

import { cleanName } from '../text/text.ts';
import { hasAddress, maxNameLength } from './parse-name.ts';

export type Role = 'community_user' | 'business_owner' | 'admin' | 'super_admin';

export type Profile = {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  role: Role;
};

/** Profile data that a person may choose at sign-up; stored in the user's metadata. */
export type NewProfile = Omit<Profile, 'role'> & { role: 'community_user' | 'business_owner' };

export const roleNames: Record<Role, string> = {
  community_user: 'Community member',
  business_owner: 'Business owner',
  admin: 'Admin',
  super_admin: 'Super admin',
};

export function isAdmin(profile: Pick<Profile, 'role'> | null): boolean {
  return profile?.role === 'admin' || profile?.role === 'super_admin';
}

export function isBusinessOwner(profile: Pick<Profile, 'role'> | null): boolean {
  return profile?.role === 'business_owner';
}

/**
 * Returns the profile that a user's metadata asks for; null if it has no name and no role. Nobody
 * can make themself an admin: every role but business_owner becomes community_user, as the database
 * requires.
 */
export function parseNewProfile(userId: string, metadata: unknown): NewProfile | null {
  const given = (typeof metadata === 'object' && metadata !== null ? metadata : {}) as Record<
    string,
    unknown
  >;
  const first_name = toName(given.first_name);
  const last_name = toName(given.last_name);
  const hasRole = typeof given.role === 'string' && given.role !== '';
  if (first_name === null && last_name === null && !hasRole) return null;
  const role = given.role === 'business_owner' ? 'business_owner' : 'community_user';
  return { user_id: userId, first_name, last_name, role };
}

/** Returns the profile of a user without a stored one: a community member. */
export function blankProfile(userId: string): NewProfile {
  return { user_id: userId, first_name: null, last_name: null, role: 'community_user' };
}

function toName(value: unknown): string | null {
  const name = Array.from(cleanName(value)).slice(0, maxNameLength).join('').trim();
  return name === '' || hasAddress(name) ? null : name;
}

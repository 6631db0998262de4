export type Role = 'community_user' | 'business_owner' | 'admin' | 'super_admin';

export type Profile = {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  role: Role;
};

/** What a person may say about themself at sign-up; it stands in the user's metadata. */
export type NewProfile = Omit<Profile, 'role'> & { role: 'community_user' | 'business_owner' };

/** As the database counts them: code points. */
export const maxNameLength = 100;

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
 * The profile that a user's metadata asks for; null when it has no name and no role. Nobody makes
 * themself an admin: every role but business_owner becomes community_user, as the database demands.
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

/** Of somebody who has none yet: everybody begins as a community member. */
export function blankProfile(userId: string): NewProfile {
  return { user_id: userId, first_name: null, last_name: null, role: 'community_user' };
}

function toName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const name = value.toWellFormed().replaceAll('\0', '').trim();
  return name === '' ? null : Array.from(name).slice(0, maxNameLength).join('');
}

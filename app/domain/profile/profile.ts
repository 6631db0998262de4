import * as t from '#app/messages/domain/profile.ts';
import type { Answer } from '../call-function.ts';
import type { Parsed } from '../contact/contact.ts';
import { cleanName } from '../text/text.ts';

export type Role = 'community_user' | 'business_owner' | 'admin' | 'super_admin';

export type Profile = {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  role: Role;
};

/** A person as everybody sees them. */
export type PublicProfile = NonNullable<Answer<'get_public_profile'>>;

/** Profile data that a person may choose at sign-up; stored in the user's metadata. */
export type NewProfile = Omit<Profile, 'role'> & { role: 'community_user' | 'business_owner' };

export const roleNames: Record<Role, string> = {
  community_user: t.communityMember,
  business_owner: t.businessOwner,
  admin: t.admin,
  super_admin: t.superAdmin,
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
  const input = (typeof metadata === 'object' && metadata !== null ? metadata : {}) as Record<
    string,
    unknown
  >;
  const first_name = toName(input.first_name);
  const last_name = toName(input.last_name);
  const hasRole = typeof input.role === 'string' && input.role !== '';
  if (first_name === null && last_name === null && !hasRole) return null;
  const role = input.role === 'business_owner' ? 'business_owner' : 'community_user';
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

/** In code points, as the database counts. */
export const maxNameLength = 100;

/**
 * A web or email address: mail programs turn "example.com" into a link, too. `is_person_name` of the
 * migration profiles has the same pattern.
 */
const address =
  /:\/\/|@|[.\u3002\uff0e\uff61][^\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e]{2}/;

function hasAddress(name: string): boolean {
  return address.test(name);
}

/** Parses an optional name of at most 100 characters, without web and email addresses. */
function parseName(label: string, value: unknown): Parsed {
  const name = cleanName(value);
  const length = Array.from(name).length;
  if (length > maxNameLength) {
    return {
      ok: false,
      message: t.nameTooLong({ label, max: maxNameLength, length }),
    };
  }
  if (hasAddress(name)) {
    return {
      ok: false,
      message: t.nameWithAddress({ label }),
    };
  }
  return { ok: true, value: name };
}

export const parseFirstName = (value: unknown) => parseName(t.firstName, value);
export const parseLastName = (value: unknown) => parseName(t.lastName, value);

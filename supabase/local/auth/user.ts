import { AuthError } from './errors.ts';
import type { Query } from './services.ts';

/** The columns of auth.users that the endpoints need. */
export type UserRow = {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  reauthentication_sent_at: Date | null;
  banned_until: Date | null;
  raw_app_meta_data: unknown;
  raw_user_meta_data: unknown;
  is_anonymous: boolean;
};

/**
 * Returns a user in GoTrue's shape.
 * @throws AuthError user_not_found
 */
export async function getUserJson(query: Query, userId: string): Promise<object> {
  const [row] = await query<{ json: object }>(userJsonSql, [userId]);
  if (row === undefined) throw new AuthError('user_not_found');
  return row.json;
}

/** Returns the user with an address, which must be lower-case, or null. */
export async function findUserByEmail(query: Query, email: string): Promise<UserRow | null> {
  const [user] = await query<UserRow>(
    `select * from auth.users
     where email = $1 and is_sso_user = false and deleted_at is null`,
    [email],
  );
  return user ?? null;
}

/** @throws AuthError user_not_found */
export async function getUser(query: Query, userId: string): Promise<UserRow> {
  const [user] = await query<UserRow>(
    'select * from auth.users where id = $1 and deleted_at is null',
    [userId],
  );
  if (user === undefined) throw new AuthError('user_not_found');
  return user;
}

export function isBanned(user: UserRow): boolean {
  return user.banned_until !== null && user.banned_until > new Date();
}

/** Omits null dates, like GoTrue; times end in Z. */
const userJsonSql = `
  select jsonb_strip_nulls(jsonb_build_object(
    'id', u.id,
    'aud', u.aud,
    'role', u.role,
    'email', coalesce(u.email, ''),
    'email_confirmed_at', ${time('u.email_confirmed_at')},
    'invited_at', ${time('u.invited_at')},
    'phone', coalesce(u.phone, ''),
    'phone_confirmed_at', ${time('u.phone_confirmed_at')},
    'confirmation_sent_at', ${time('u.confirmation_sent_at')},
    'confirmed_at', ${time('u.confirmed_at')},
    'recovery_sent_at', ${time('u.recovery_sent_at')},
    'new_email', nullif(u.email_change, ''),
    'email_change_sent_at', ${time('u.email_change_sent_at')},
    'last_sign_in_at', ${time('u.last_sign_in_at')},
    'created_at', ${time('u.created_at')},
    'updated_at', ${time('u.updated_at')},
    'banned_until', ${time('u.banned_until')},
    'deleted_at', ${time('u.deleted_at')},
    'is_anonymous', u.is_anonymous
  )) || jsonb_build_object(
    'app_metadata', coalesce(u.raw_app_meta_data, '{}'),
    'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
    'identities', coalesce((
      select jsonb_agg(jsonb_build_object(
        'identity_id', i.id,
        'id', i.provider_id,
        'user_id', i.user_id,
        'identity_data', i.identity_data,
        'provider', i.provider,
        'last_sign_in_at', ${time('i.last_sign_in_at')},
        'created_at', ${time('i.created_at')},
        'updated_at', ${time('i.updated_at')},
        'email', i.email
      ) order by i.created_at)
      from auth.identities i where i.user_id = u.id
    ), '[]')
  ) as json
  from auth.users u
  where u.id = $1 and u.deleted_at is null`;

function time(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

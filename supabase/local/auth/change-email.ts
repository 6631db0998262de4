import { confirmUser } from './create-user.ts';
import { AuthError } from './errors.ts';
import { clearTokens } from './one-time-tokens.ts';
import type { Query } from './services.ts';
import { findUserByEmail, type UserRow } from './user.ts';

type Change = { user: UserRow; email: string };

/**
 * Sets a confirmed address; the user is then no longer anonymous.
 * @throws AuthError email_exists when another account took the address meanwhile
 */
export async function changeEmail(query: Query, { user, email }: Change): Promise<void> {
  const holder = await findUserByEmail(query, email);
  if (holder !== null && holder.id !== user.id) throw new AuthError('email_exists');
  await query(
    `update auth.users set email = $2::text, email_change = '', email_change_confirm_status = 0,
       is_anonymous = false,
       raw_app_meta_data =
         '{"provider": "email", "providers": ["email"]}' || coalesce(raw_app_meta_data, '{}'),
       raw_user_meta_data =
         coalesce(raw_user_meta_data, '{}') || jsonb_build_object('email', $2::text)
     where id = $1`,
    [user.id, email],
  );
  await query(
    `insert into auth.identities
       (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::text, $1::uuid, jsonb_build_object('sub', $1::text, 'email', $2::text), 'email', now(), now(), now())
     on conflict (provider_id, provider) do update
       set identity_data = identities.identity_data || jsonb_build_object('email', $2::text)`,
    [user.id, email],
  );
  await confirmUser(query, user.id);
  await clearTokens(query, user.id);
}

import { randomUUID } from 'node:crypto';
import { hashPassword } from './password.ts';
import type { Metadata } from './read-body.ts';
import type { Query } from './services.ts';

type NewUser = {
  query: Query;
  id?: string | undefined;
  email: string;
  /** null when the person sets one later. */
  password: string | null;
  metadata: Metadata;
  /** Whether this is a sign-up: then the metadata includes the identity's data. */
  isSignUp?: boolean;
  appMetadata?: Metadata;
  role?: string | undefined;
};

/**
 * Adds a person with an unconfirmed address, and the identity that GoTrue adds. The identity's data
 * win over the person's metadata.
 */
export async function createUser(options: NewUser): Promise<string> {
  const { query, email, password, metadata } = options;
  const id = options.id ?? randomUUID();
  const { isSignUp = false } = options;
  const said = isSignUp ? metadata : {};
  const identity = { ...said, sub: id, email, email_verified: false, phone_verified: false };
  const appMetadata = { provider: 'email', providers: ['email'], ...options.appMetadata };
  await query(
    `insert into auth.users (
       instance_id, id, aud, role, email, encrypted_password, raw_app_meta_data,
       raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token,
       email_change, email_change_token_new
     ) values (
       '00000000-0000-0000-0000-000000000000', $1, 'authenticated', $2, $3, $4, $5, $6,
       now(), now(), '', '', '', ''
     )`,
    [
      id,
      options.role ?? 'authenticated',
      email,
      password === null ? '' : await hashPassword(query, password),
      appMetadata,
      isSignUp ? identity : metadata,
    ],
  );
  await query(
    `insert into auth.identities
       (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::text, $1::uuid, $2, 'email', now(), now(), now())`,
    [id, identity],
  );
  return id;
}

/** Adds a user without address and identity. */
export async function createAnonymousUser(query: Query, metadata: Metadata): Promise<string> {
  const id = randomUUID();
  await query(
    `insert into auth.users (
       instance_id, id, aud, role, encrypted_password, raw_app_meta_data, raw_user_meta_data,
       created_at, updated_at, confirmation_token, recovery_token, email_change,
       email_change_token_new, is_anonymous
     ) values (
       '00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', '', '{}', $2,
       now(), now(), '', '', '', '', true
     )`,
    [id, metadata],
  );
  return id;
}

/** Marks the address as confirmed. */
export async function confirmUser(query: Query, userId: string): Promise<void> {
  const verified = `'{"email_verified": true}'::jsonb`;
  await query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${verified}, updated_at = now()
     where id = $1`,
    [userId],
  );
  await query(
    `update auth.identities set identity_data = identity_data || ${verified}, updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId],
  );
}

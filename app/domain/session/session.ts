/** A user's name and email from the session alone, without a request. */
export type SessionUser = { first_name: string | null; last_name: string | null; email: string };

type AuthUser = { email?: unknown; user_metadata?: unknown };

/** Reads the person from a session's user; the metadata is user-written and can have any shape. */
export function toSessionUser({ email, user_metadata }: AuthUser): SessionUser {
  const { first_name, last_name } = (user_metadata ?? {}) as Record<string, unknown>;
  const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    first_name: toText(first_name),
    last_name: toText(last_name),
    email: toText(email) ?? '',
  };
}

/** Who somebody says they are, as the session knows it before anything has been asked. */
export type Person = { first_name: string | null; last_name: string | null; email: string };

type SessionUser = { email?: unknown; user_metadata?: unknown };

/** The person of a session's user; metadata is what they wrote themself, of any shape. */
export function toPerson({ email, user_metadata }: SessionUser): Person {
  const { first_name, last_name } = (user_metadata ?? {}) as Record<string, unknown>;
  const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    first_name: toText(first_name),
    last_name: toText(last_name),
    email: toText(email) ?? '',
  };
}

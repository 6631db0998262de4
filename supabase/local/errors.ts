/** A start that cannot succeed. The message is one sentence for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The code that Node or PostgreSQL gave an error, or null. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** An error for the log, by kind: the messages of PostgreSQL hold what people typed. */
export function nameError(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return [name, codeOf(error)].filter(Boolean).join(' ');
}

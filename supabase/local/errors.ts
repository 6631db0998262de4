/** A start that cannot succeed. The message is one sentence for the developer. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Returns the code of an error from Node or PostgreSQL, or null. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** Returns an error's kind for the log: PostgreSQL's messages contain user input. */
export function nameError(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return [name, codeOf(error)].filter(Boolean).join(' ');
}

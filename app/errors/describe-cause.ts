/**
 * SQLSTATE, PostgREST's and Node's codes, and our own; excludes text that a person could have
 * typed.
 */
const safeCode = /^[A-Za-z0-9_.-]{1,40}$/;
/** postgrest-js puts the name of the error that fetch threw before the message. */
const leadingName = /^(\w*(?:Error|Exception))\b/;
const longestChain = 5;

/**
 * Describes an error for the log: names and codes along the chain of causes, like `AppError
 * backend_unavailable < 57014`. No messages: they may contain values of a row or a request.
 */
export function describeCause(error: unknown): string {
  const names: string[] = [];
  let cause = error;
  for (let depth = 0; depth < longestChain && cause !== undefined && cause !== null; depth += 1) {
    names.push(nameOf(cause));
    cause = typeof cause === 'object' ? (cause as { cause?: unknown }).cause : undefined;
  }
  return names.join(' < ') || 'nothing';
}

function nameOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) {
    return typeof cause;
  }
  const { name, code, status, message } = cause as Record<string, unknown>;
  const said = typeof message === 'string' ? leadingName.exec(message)?.[1] : undefined;
  const parts = [name === 'Error' ? said : (name ?? said), code ?? status].map(toSafeText);
  return parts.filter(Boolean).join(' ') || 'Error';
}

function toSafeText(part: unknown): string {
  const text = typeof part === 'number' ? String(part) : part;
  return typeof text === 'string' && safeCode.test(text) ? text : '';
}

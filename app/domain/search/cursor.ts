import { isUuid } from '#app/domain/text/text.ts';
/** Position after the last listing of a page: its sort key and its id. */
export type Cursor = { key: string; id: string };

/** Formats a cursor as the opaque text used in URLs. */
export function formatCursor({ key, id }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([key, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Parses the text that `formatCursor` returns; returns null for any other text. */
export function parseCursor(text: string): Cursor | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(parsed) || parsed.length !== 2) {
      return null;
    }
    const [key, id] = parsed as unknown[];
    return isStorable(key) && typeof id === 'string' && isUuid(id) ? { key, id } : null;
  } catch {
    return null;
  }
}

/** Returns whether PostgreSQL can store the text: no NUL, no lone surrogate. */
function isStorable(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000');
}

import { isUuid } from '#app/domain/uuid/uuid.ts';
/** Where a page of results ended: the sort key of its last listing, and its id. */
export type Cursor = { key: string; id: string };

/** The opaque form in which a cursor travels in URLs. */
export function formatCursor({ key, id }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([key, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The cursor behind `formatCursor`'s text, or null for any other text. */
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

/** Text as PostgreSQL can hold it: no NUL, no half of a surrogate pair. */
function isStorable(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000');
}

import type * as z from 'zod/mini';

type Area = 'localStorage' | 'sessionStorage';

/** Returns a stored text; null if there is none, or where storage is blocked. */
export function readStoredText(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it if it is null; false where storage is blocked or full. */
export function storeText(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Parses what is stored as JSON; null if it is something else, since anybody at this browser can write there. */
export function readStored<Schema extends z.ZodMiniType>(
  area: Area,
  key: string,
  schema: Schema,
): z.output<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(readStoredText(area, key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

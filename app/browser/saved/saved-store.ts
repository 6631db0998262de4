import { savedLimits, type SavedLists } from '#app/domain/saved/saved.ts';
import { hasStoredSession } from '../session/session-store.ts';
import { createStorageStore } from '../storage/storage-store.ts';
import { useStore } from '../use-store.ts';

type Saved = {
  /** Whose account this is a copy of; null: saved in this browser only. */
  owner: string | null;
  /** Newest first. */
  slugs: string[];
  /** When it was read from the account, in milliseconds; 0 without one. */
  readAt: number;
};

const none: Saved = { owner: null, slugs: [], readAt: 0 };
const store = createStorageStore('mainstreet.saved');
let snapshot: { text: string | null; saved: Saved } = { text: null, saved: none };

/** Returns the saved places of this browser, or this browser's copy of the account's. */
export function readSaved(): Saved {
  const text = store.get();
  if (text !== snapshot.text) snapshot = { text, saved: text ? parse(text) : none };
  const { saved } = snapshot;
  // A copy of an account whose session is gone.
  return saved.owner !== null && !hasStoredSession() ? none : saved;
}

function parse(text: string): Saved {
  try {
    const { owner, slugs, readAt } = JSON.parse(text) as Record<string, unknown>;
    if (!Array.isArray(slugs)) return none;
    return {
      owner: typeof owner === 'string' ? owner : null,
      slugs: slugs.filter((slug) => typeof slug === 'string'),
      readAt: Number(readAt) || 0,
    };
  } catch {
    return none;
  }
}

function writeSaved(saved: Saved) {
  store.set(saved === none ? null : JSON.stringify(saved));
}

/** Places tapped in this document, and until when the account may not have had the tap. */
const taps = new Map<string, { isSaved: boolean; until: number }>();

/** Lets no copy of the account that is read meanwhile take back a tap. */
export async function followTap<Outcome extends { ok: boolean }>(
  slug: string,
  isSaved: boolean,
  write: Promise<Outcome>,
): Promise<Outcome> {
  const tap = { isSaved, until: Infinity };
  taps.set(slug, tap);
  const outcome = await write;
  if (outcome.ok) tap.until = performance.now();
  else taps.delete(slug);
  return outcome;
}

/**
 * Replaces what this browser has by a copy of the account's lists.
 * @param since when it began to be read, by `performance.now()`
 */
export function copyFromAccount(owner: string, { places }: SavedLists, since: number) {
  let slugs = places.map(({ slug }) => slug);
  for (const [slug, { isSaved, until }] of taps) {
    if (until > since) slugs = toggleSlug(slugs, slug, isSaved);
  }
  writeSaved({ owner, slugs, readAt: Date.now() });
}

function toggleSlug(slugs: string[], slug: string, isSaved: boolean): string[] {
  const others = slugs.filter((other) => other !== slug);
  return isSaved ? [slug, ...others] : others;
}

/** Forgets an account's copy when its person signs out; what only this browser has stays. */
export function forgetAccountSaves() {
  readSaved();
  if (snapshot.saved.owner !== null) writeSaved(none);
}

const useSaved = () => useStore({ ...store, get: readSaved, getOnServer: () => none });

/** Returns the slugs of the saved places, newest first; empty on the server. */
export function useSavedSlugs(): string[] {
  return useSaved().slugs;
}

/** Returns whether a place is saved; false on the server. */
export function useIsSaved(slug: string): boolean {
  return useSaved().slugs.includes(slug);
}

/** Shows a place as saved or not, before and without the account. Returns how it was before. */
export function showSaved(slug: string, isSaved: boolean): Saved {
  const before = readSaved();
  writeSaved({ ...before, slugs: toggleSlug(before.slugs, slug, isSaved) });
  return before;
}

/** Whether this browser has as many places as it may have without an account. */
export function isDeviceFull(): boolean {
  const { owner, slugs } = readSaved();
  return owner === null && slugs.length >= savedLimits.placesOnDevice;
}

import * as t from '#app/messages/domain/offline.ts';
import type { Block } from '../article/article.ts';
import type { MetroIndex } from '../metro-index/metro-index.ts';
import type { Vocabulary } from '../search/search.ts';
import { dayMs, formatCount, hourMs } from '../text/text.ts';

/** Metadata of a metro that a browser keeps offline. */
export type SavedCity = {
  /** Format of the stored contents: code that knows another format ignores the entry. */
  format: number;
  /** The metro's slug. */
  slug: string;
  /** 'Austin, TX' */
  name: string;
  /** The version of its index. */
  version: string;
  listings: number;
  /** Compressed size of listings and guides on the device. */
  bytes: number;
  /** ISO 8601; when the server last confirmed the contents. */
  checkedAt: string;
  /** ISO 8601; when the server was last asked, successfully or not. */
  triedAt: string;
};

/** A city guide for offline reading: text without pictures. */
export type SavedGuide = { slug: string; title: string; summary: string; blocks: Block[] };

/** The stored contents of a metro. */
export type SavedContents = { index: MetroIndex; guides: SavedGuide[]; vocabulary: Vocabulary };

/** The answer of `GET /api/metros/:slug/guides.json`. */
export type MetroGuides = { guides: SavedGuide[] };

/** Increase whenever `SavedContents` changes. */
export const savedFormat = 3;

/** A request to the service worker. */
export type OfflineRequest = { action: 'save'; slug: string } | { action: 'update' };

/**
 * The outcome of a request. `off`: super admins have switched keeping off; `refused`: the browser
 * does not store anything, as some do in private windows.
 */
export type OfflineOutcome =
  | { outcome: 'saved'; city: SavedCity }
  | { outcome: 'no_room' | 'no_network' | 'off' | 'refused' };

/** Returns whether to ask for changes: a day after the last answer, an hour after a failure. */
export function isUpdateDue({ checkedAt, triedAt }: SavedCity, now: Date): boolean {
  const since = (moment: string) => now.getTime() - Date.parse(moment);
  return since(checkedAt) >= dayMs && since(triedAt) >= hourMs;
}

/** Formats a size, at least 1 kB: '48 kB'. */
export function formatSize(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

const failures = {
  no_room: t.noRoom,
  no_network: t.noNetwork,
  refused: t.refused,
  off: t.off,
};

/** Describes the outcome of keeping or updating a city, in one or two sentences. */
export function describeOutcome(answer: OfflineOutcome): string {
  if (answer.outcome !== 'saved') return failures[answer.outcome];
  const { name, listings, bytes } = answer.city;
  return t.saved({ city: name, count: formatCount(listings), size: formatSize(bytes) });
}

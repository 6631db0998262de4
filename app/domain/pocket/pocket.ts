import type { Block } from '../article/article.ts';
import type { MetroIndex } from '../metro-index/metro-index.ts';

/** A metro that a browser keeps, beside what it keeps of it. */
export type KeptCity = {
  /** Of what is kept: a screen that knows another one leaves it alone. */
  format: number;
  /** Of the metro. */
  slug: string;
  /** 'Austin, TX' */
  name: string;
  /** Of its index. */
  version: string;
  listings: number;
  /** What listings and guides take on the device, compressed. */
  bytes: number;
  /** ISO 8601; when the server last said that this is how things are. */
  checkedAt: string;
  /** ISO 8601; when it was last asked, answered or not. */
  triedAt: string;
};

/** A city guide as it is read without a network: its words, no pictures. */
export type KeptGuide = { slug: string; title: string; summary: string; blocks: Block[] };

/** What is kept of a metro. */
export type KeptContents = { index: MetroIndex; guides: KeptGuide[] };

/** What `GET /api/metros/:slug/guides.json` answers. */
export type MetroGuides = { guides: KeptGuide[] };

/** Change when `KeptContents` changes. */
export const keptFormat = 1;

/** What the service worker is asked to do. */
export type PocketRequest = { act: 'keep'; slug: string } | { act: 'update' };

/**
 * What became of it. `off`: super admins have switched keeping off; `refused`: the browser keeps nothing, as
 * some do in private windows.
 */
export type PocketOutcome =
  | { outcome: 'kept'; city: KeptCity }
  | { outcome: 'no-room' | 'no-network' | 'off' | 'refused' };

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Whether it is time to ask the server what has changed: after a day, and an hour after asking in vain. */
export function isUpdateDue({ checkedAt, triedAt }: KeptCity, now: Date): boolean {
  const since = (moment: string) => now.getTime() - Date.parse(moment);
  return since(checkedAt) >= dayMs && since(triedAt) >= hourMs;
}

/** '48 kB'; at least one. */
export function formatSize(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

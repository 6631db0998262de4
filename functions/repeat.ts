import type { Banner } from '#app/config/edge-settings.ts';
import type { KeptCopy } from '#app/services/kv/cache.ts';

/** What a handler says of an answer that may go out again: how it reads, and what it depends on. */
export type Repeat = {
  body: string | Uint8Array<ArrayBuffer>;
  copy: KeptCopy;
  /** Of this very settings object: with the next one it is made anew. */
  banner: Banner | null;
  bannerEndsAtMs: number;
};

import type { Banner } from '#app/config/edge-settings.ts';
import type { KeptCopy } from '#app/services/kv/cache.ts';

/**
 * What a handler says about a response that may be repeated: the response, and what it depends on.
 */
export type Repeat = {
  body: string | Uint8Array<ArrayBuffer>;
  copy: KeptCopy;
  /** Depends on this settings object: another one ends the repeats. */
  banner: Banner | null;
  bannerEndsAtMs: number;
};

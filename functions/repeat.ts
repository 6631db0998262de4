import type { Banner } from '#app/config/edge-settings.ts';
import type { KeptCopy } from '#app/services/kv/cache.ts';

/** Set by a handler for a response that may be repeated: its body, and what it depends on. */
export type Repeat = {
  body: string | Uint8Array<ArrayBuffer>;
  copy: KeptCopy;
  /** Compared by identity: another settings object invalidates the response. */
  banner: Banner | null;
  bannerEndsAtMs: number;
};

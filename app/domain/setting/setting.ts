import type { z } from 'zod';
import type { settingsSchema } from './setting-schema.ts';

export type Setting = z.infer<typeof settingsSchema>[number];

/** A banner as a super admin enters it; timestamps in ISO 8601, UTC. */
export type BannerValue = {
  text: string;
  href: string | null;
  words: string | null;
  tone: 'notice' | 'warning';
  starts_at: string;
  ends_at: string;
};

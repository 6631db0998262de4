import type { z } from 'zod';
import type { guideCardSchema, guideSchema } from './guide-schema.ts';

/** A city guide in a list. */
export type GuideCard = z.infer<typeof guideCardSchema>;

/** A city guide on its screen. */
export type Guide = z.infer<typeof guideSchema>;

export type GuideMetro = GuideCard['metro'];

/** Returns 'Austin, TX'. */
export function metroLabel({ name, state }: GuideMetro): string {
  return `${name}, ${state}`;
}

import type { z } from 'zod';
import type { guideCardSchema, guideSchema } from './guide-schema.ts';

/** A city guide where it is listed. */
export type GuideCard = z.infer<typeof guideCardSchema>;

/** A city guide as its screen shows it. */
export type Guide = z.infer<typeof guideSchema>;

export type GuideMetro = GuideCard['metro'];

/** 'Austin, TX' */
export function metroLabel({ name, state }: GuideMetro): string {
  return `${name}, ${state}`;
}

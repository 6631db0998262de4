import type { z } from 'zod';
import type { guideCardSchema, guideSchema } from './guide-schema.ts';

/** A city guide where it is listed. */
export type GuideCard = z.infer<typeof guideCardSchema>;

/** A city guide as its screen shows it. */
export type Guide = z.infer<typeof guideSchema>;

export type GuideMetro = GuideCard['metro'];

/** What a GuideCard is selected from. */
export const guideCardColumns =
  'slug, title, summary, word_count, published_at, updated_at, metro:metros!inner(slug, name, state), author:authors!inner(slug, name)';

/** 'Austin, TX' */
export function metroLabel({ name, state }: GuideMetro): string {
  return `${name}, ${state}`;
}

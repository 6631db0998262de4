import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { storableText } from '../storable-text/storable-text.ts';

const slug = storableText.max(100).nullable();

/** A search that was left without opening one of its first three results, as a browser reports it. */
export const unopenedSearchSchema = z.strictObject({
  text: storableText.max(limits.countedWordsLength),
  /** Slugs of the city and the category that were searched. */
  metro: slug,
  category: slug,
  place: z
    .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .nullable(),
});

export type UnopenedSearch = z.infer<typeof unopenedSearchSchema>;

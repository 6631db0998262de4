import { z } from 'zod';
import { edgeSettingsSchema } from '#app/config/edge-settings.ts';

const value = z.record(z.string(), z.unknown()).nullable();

/** All settings by kind and name, each with its latest changes, newest first. */
export const settingsSchema = z.array(
  z.object({
    id: z.guid(),
    kind: z.enum(['limit', 'flag', 'banner']),
    name: z.string(),
    /** For limits: the lowest and the highest number of requests that can be set. */
    min_value: z.int().nullable(),
    max_value: z.int().nullable(),
    /** Null: the default in the code applies. */
    value,
    /** The number of changes so far. */
    revision: z.int(),
    changes: z.array(
      z.object({
        id: z.int(),
        changed_at: z.iso.datetime({ offset: true }),
        /** Null for a deleted account or a direct change in the database. */
        changed_by: z.string().nullable(),
        before: value,
        after: value,
      }),
    ),
  }),
);

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  get_edge_settings: edgeSettingsSchema,
  get_settings: settingsSchema,
};

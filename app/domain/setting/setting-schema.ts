import { z } from 'zod';
import { edgeSettingsSchema, flagSchema } from '#app/config/edge-settings.ts';
import { rateLimits } from '#app/config/limits.ts';
import { flags } from '#app/config/settings.ts';
import { namesOf } from '../text/text.ts';

/** A setting of a kind, with its latest changes, newest first. */
function settingSchema<Kind extends string, Name extends string, Value extends z.ZodType>(
  kind: Kind,
  names: readonly Name[],
  valueSchema: Value,
) {
  const value = valueSchema.nullable();
  return z.object({
    id: z.guid(),
    kind: z.literal(kind),
    name: z.enum(names),
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
  });
}

const bannerSchema = z.object({
  text: z.string(),
  href: z.string().nullable(),
  words: z.string().nullable(),
  tone: z.enum(['notice', 'warning']),
  /** UTC. */
  starts_at: z.string(),
  ends_at: z.string(),
});

/** All settings by kind and name. */
export const settingsSchema = z.array(
  z.discriminatedUnion('kind', [
    settingSchema('limit', namesOf(rateLimits), z.object({ requests: z.int() })),
    settingSchema('flag', namesOf(flags), flagSchema),
    settingSchema('banner', ['site'], bannerSchema),
  ]),
);

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  get_edge_settings: edgeSettingsSchema,
  get_settings: settingsSchema,
};

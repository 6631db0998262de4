import { z } from 'zod';
import { edgeSettingsSchema, flagSchema } from '#app/config/edge-settings.ts';
import { rateLimits } from '#app/config/limits.ts';
import { flags, numbers } from '#app/config/settings.ts';
import type { Identity } from '#app/config/site.ts';
import { textLengths } from '#app/config/texts.ts';
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
    /** The lowest and the highest that can be set. */
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

/** As the database has checked it. */
const identitySchema = z.custom<Partial<Identity>>((value) => typeof value === 'object');

const areaSchema = z.object({
  name: z.string(),
  states: z.array(z.string()).optional(),
  counties: z.array(z.string()).optional(),
  towns: z.array(z.string()).optional(),
  radius_miles: z.int().optional(),
});

/** All settings by kind and name. */
export const settingsSchema = z.array(
  z.discriminatedUnion('kind', [
    settingSchema('limit', namesOf(rateLimits), z.object({ requests: z.int() })),
    settingSchema('number', namesOf(numbers), z.object({ number: z.int() })),
    settingSchema('flag', namesOf(flags), flagSchema),
    settingSchema('banner', ['site'], bannerSchema),
    settingSchema('identity', ['site'], identitySchema),
    settingSchema('area', ['site'], areaSchema),
    settingSchema('frame', ['site'], z.object({ hosts: z.array(z.string()) })),
    settingSchema(
      'text',
      namesOf(textLengths),
      z.object({
        markdown: z.string(),
        /** The SHA-256 of the text that it replaces. */
        shipped: z.string(),
      }),
    ),
  ]),
);

/** As `private.setup_facts` gives them. */
export const setupFactsSchema = z.object({
  identity: identitySchema,
  has_area: z.boolean(),
  super_admins: z.int(),
  has_listings: z.boolean(),
  /** Since the last one; null: none is known. */
  backup_hours: z.int().nullable(),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  get_edge_settings: edgeSettingsSchema,
  get_settings: settingsSchema,
  get_setup_facts: setupFactsSchema,
  get_site_texts: z.record(z.string(), z.string()),
};

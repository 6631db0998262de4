import { z } from 'zod';
import { isBannerLink } from './settings.ts';
import type { SiteSettings } from './site.ts';

/** Who has a part of the site. */
export const flagSchema = z.object({
  is_on: z.boolean(),
  share: z.int().min(0).max(100),
  roles: z.array(z.enum(['community_user', 'business_owner', 'admin', 'super_admin'])),
});

/** The banner to show now; `id` changes with each edit. */
const bannerSchema = z.object({
  id: z.int(),
  text: z.string(),
  href: z.string().refine(isBannerLink).nullable(),
  words: z.string().nullable(),
  tone: z.enum(['notice', 'warning']),
  ends_at: z.iso.datetime({ offset: true }),
});

/** The settings of super admins that the edge needs; absent ones have the defaults of the code. */
export const edgeSettingsSchema = z.object({
  /** Requests per window. */
  limits: z.record(z.string(), z.int().min(1)),
  /** Copies in KV from before there were any have none. */
  numbers: z.record(z.string(), z.int()).default({}),
  flags: z.record(z.string(), flagSchema),
  /** An invalid banner is not shown, and does not affect the other settings. */
  banner: bannerSchema.nullable().catch(null),
  /** As the database has checked it (`find_site_fault`). */
  site: z.custom<SiteSettings>((value) => typeof value === 'object' && value !== null).catch({}),
  /** The hosts of the websites that may show `/frame`. */
  frame_hosts: z.array(z.string()).default([]),
});

export type EdgeSettings = z.infer<typeof edgeSettingsSchema>;
export type Banner = z.infer<typeof bannerSchema>;

import { z } from 'zod';
import { isBannerLink } from './banner-link.ts';

const flagSchema = z.object({
  is_on: z.boolean(),
  share: z.int().min(0).max(100),
  roles: z.array(z.enum(['community_user', 'business_owner', 'admin', 'super_admin'])),
});

/** A banner whose time has come; `id` changes with each change. */
const bannerSchema = z.object({
  id: z.int(),
  text: z.string(),
  href: z.string().refine(isBannerLink).nullable(),
  words: z.string().nullable(),
  tone: z.enum(['notice', 'warning']),
  ends_at: z.iso.datetime({ offset: true }),
});

/** What super admins have set, as the edge needs it; what is not in it is as the code has it. */
export const edgeSettingsSchema = z.object({
  /** Requests in the window of the limit. */
  limits: z.record(z.string(), z.int().min(1)),
  flags: z.record(z.string(), flagSchema),
  /** One that is not as it should be is not shown, and keeps nothing else from counting. */
  banner: bannerSchema.nullable().catch(null),
});

export type EdgeSettings = z.infer<typeof edgeSettingsSchema>;
export type Banner = z.infer<typeof bannerSchema>;

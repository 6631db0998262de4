import { z } from 'zod';
import { readConfig } from '../toml.ts';

/** Parses durations of the CLI: "5s", "1m30s", "1h". */
const seconds = z.string().transform((text) => {
  const unitSeconds: Record<string, number> = { h: 3600, m: 60, s: 1 };
  const parts = [...text.matchAll(/(\d+)([hms])/g)];
  return parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unitSeconds[unit ?? ''] ?? 0),
    0,
  );
});

/** Defaults are the Supabase CLI's. */
const configSchema = z.object({
  site_url: z.string().default('http://127.0.0.1:3000'),
  additional_redirect_urls: z.array(z.string()).default([]),
  jwt_expiry: z.number().default(3600),
  enable_refresh_token_rotation: z.boolean().default(true),
  refresh_token_reuse_interval: z.number().default(10),
  enable_signup: z.boolean().default(true),
  enable_anonymous_sign_ins: z.boolean().default(false),
  enable_manual_linking: z.boolean().default(false),
  minimum_password_length: z.number().default(6),
});
const emailSchema = z.object({
  /** Whether e-mail sign-up and sign-in are enabled; `enable_signup` is the older name. */
  enabled: z.boolean().optional(),
  enable_signup: z.boolean().default(true),
  double_confirm_changes: z.boolean().default(true),
  enable_confirmations: z.boolean().default(false),
  secure_password_change: z.boolean().default(false),
  require_current_password: z.boolean().default(false),
  max_frequency: seconds.default(1),
  otp_length: z.number().default(6),
  otp_expiry: z.number().default(3600),
});

const hookSchema = z.object({ enabled: z.boolean().default(false), uri: z.string().default('') });

/** The settings for accounts in config.toml; times are in seconds. */
export type AuthConfig = z.infer<typeof configSchema> & {
  email: z.infer<typeof emailSchema>;
  /** The path of the Send Email hook on the site; null: mails go to the inbox as they are. */
  sendEmailPath: string | null;
};

/**
 * Reads [auth], [auth.email] and [auth.hook.send_email].
 * @param projectDir the folder with config.toml
 */
export function readAuthConfig(projectDir: string): AuthConfig {
  const sections = readConfig(projectDir);
  const hook = hookSchema.parse(sections.get('auth.hook.send_email') ?? {});
  return {
    ...configSchema.parse(sections.get('auth') ?? {}),
    email: emailSchema.parse(sections.get('auth.email') ?? {}),
    sendEmailPath: hook.enabled ? new URL(hook.uri).pathname : null,
  };
}

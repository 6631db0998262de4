import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readConfig, type TomlSection } from '../toml.ts';

const templateNames = [
  'confirmation',
  'recovery',
  'magic_link',
  'email_change',
  'invite',
  'reauthentication',
] as const;
export type TemplateName = (typeof templateNames)[number];

export type MailTemplate = { subject: string; html: string };

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

/** The settings for accounts in config.toml; times are in seconds. */
export type AuthConfig = z.infer<typeof configSchema> & {
  email: z.infer<typeof emailSchema>;
  templates: Record<TemplateName, MailTemplate>;
};

/**
 * Reads [auth], [auth.email] and the mail templates.
 * @param projectDir the folder with config.toml; template paths are relative to its parent
 * @throws when a configured template is missing
 */
export function readAuthConfig(projectDir: string): AuthConfig {
  const sections = readConfig(projectDir);
  const templates = templateNames.map((name) => [
    name,
    readTemplate({ projectDir, name, section: sections.get(`auth.email.template.${name}`) ?? {} }),
  ]);
  return {
    ...configSchema.parse(sections.get('auth') ?? {}),
    email: emailSchema.parse(sections.get('auth.email') ?? {}),
    templates: Object.fromEntries(templates) as Record<TemplateName, MailTemplate>,
  };
}

const plainTemplate = {
  subject: 'A link to your account',
  html: '<p><a href="{{ .ConfirmationURL }}">Continue</a></p><p>Or enter the code {{ .Token }}</p>',
};

const codeTemplate = { subject: 'Your code', html: '<p>Enter the code {{ .Token }}</p>' };

type TemplateOptions = { projectDir: string; name: TemplateName; section: TomlSection };

function readTemplate({ projectDir, name, section }: TemplateOptions): MailTemplate {
  const { subject, content_path: path } = section;
  if (typeof subject !== 'string' || typeof path !== 'string') {
    return name === 'reauthentication' ? codeTemplate : plainTemplate;
  }
  // Like the CLI, resolves content_path from the folder above supabase/.
  return { subject, html: readFileSync(resolve(projectDir, '..', path), 'utf8') };
}

import { z } from 'zod';

/** 'hello@example.com', which gets the directory's name, or 'Name <hello@example.com>' */
const mailbox = /^(?:[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** As Supabase generates them: base64, and several while they are exchanged. */
const hookSecrets =
  /^v1,whsec_[A-Za-z0-9+/]{32,88}={0,2}(?:\|v1,whsec_[A-Za-z0-9+/]{32,88}={0,2})*$/;

/** The Worker's variables; README.md describes each, and `npm start` passes on those that are set. */
const variables = {
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  UPSTASH_REDIS_REST_URL: z.url({ protocol: /^https?$/ }),
  UPSTASH_REDIS_REST_TOKEN: z.string().min(1),
  SESSION_SECRET: z.string().min(16),
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  BEHIND_CLOUDFLARE: z.enum(['true', 'false']).default('false'),
  LOCAL_PLACE: z.string().min(1).optional(),
  MAIL_API_KEY: z.string().min(1).optional(),
  MAIL_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.resend.com'),
  MAIL_FROM: z
    .string()
    .regex(mailbox, 'must be like name@example.com or Name <name@example.com>')
    .optional(),
  MAIL_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAIL_REPLY_DOMAIN: z.hostname().optional(),
  MAIL_INBOUND_SECRET: z.string().min(16).optional(),
  SEND_EMAIL_HOOK_SECRET: z
    .string()
    .regex(hookSecrets, 'must be like v1,whsec_… or v1,whsec_…|v1,whsec_…')
    .optional(),
  PHONE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  PHONE_API_ACCOUNT: z.string().min(1).optional(),
  PHONE_API_KEY: z.string().min(1).optional(),
  PHONE_FROM: z
    .string()
    .regex(/^\+1\d{10}$/, 'must be like +15125550100')
    .optional(),
  LETTER_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.lob.com'),
  LETTER_API_KEY: z.string().min(1).optional(),
  LETTER_FROM: z
    .string()
    .regex(/^adr_\w+$/, 'must be like adr_210a8d4b0b76d77b')
    .optional(),
  LETTERS_PER_MONTH: z.coerce.number().int().min(0).default(100),
  ALARM_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  TURNSTILE_SITE_KEY: z.string().min(1).optional(),
  TURNSTILE_SECRET_KEY: z.string().min(1).optional(),
  TURNSTILE_URL: z.url({ protocol: /^https?$/ }).default('https://challenges.cloudflare.com'),
  MAP_STYLE_URL: z
    .literal('')
    .or(z.url({ protocol: /^https?$/ }))
    .default(''),
};

export const variableNames = Object.keys(variables);

/**
 * The Worker's environment. Binding names occur only on the left side in `parseEnv` and in
 * wrangler.toml.
 */
const envSchema = z.object({
  ...variables,
  CACHE_KV: binding<KVNamespace>('a KV namespace'),
  METRICS_QUEUE: binding<Queue>('a queue'),
  DEAD_LETTER_QUEUE: binding<Queue>('a queue'),
  PURGE_QUEUE: binding<Queue>('a queue'),
});

export type Env = ReturnType<typeof parseEnv>;

/**
 * Parses the Worker's raw environment.
 * @throws Error that names every missing or invalid variable or binding, without its value
 */
export function parseEnv(raw: unknown) {
  const parsed = envSchema.safeParse(raw);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message}`,
    );
    throw new Error(`The Worker's environment is incomplete. ${problems.join('; ')}`);
  }
  const env = parsed.data;
  return {
    supabase: {
      url: env.SUPABASE_URL,
      publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
      secretKey: env.SUPABASE_SECRET_KEY,
    },
    redis: { url: env.UPSTASH_REDIS_REST_URL, token: env.UPSTASH_REDIS_REST_TOKEN },
    sessionSecret: env.SESSION_SECRET,
    /** null: errors are not reported. */
    sentryDsn: env.SENTRY_DSN ?? null,
    /** The token with which programs may read metrics; null: they may not. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** The origin of canonical URLs; null: that of each request. */
    siteOrigin: env.SITE_URL === undefined ? null : new URL(env.SITE_URL).origin,
    /** Whether what only Cloudflare can know of a visitor comes from Cloudflare, not from the caller. */
    isBehindCloudflare: env.BEHIND_CLOUDFLARE === 'true',
    /** Where visitors are said to be, where Cloudflare is not in front to say it. */
    localPlace: env.LOCAL_PLACE ?? null,
    /** The style whose vector tiles the street maps show; null: maps are only drawn. */
    mapStyleUrl: env.MAP_STYLE_URL || null,
    mail: readMail(env),
    /** Verifies the webhook with answers by mail; null: none are taken. */
    mailInboundSecret: env.MAIL_INBOUND_SECRET ?? null,
    /** Verify Supabase's Send Email hook, in base64; none: it is not answered. */
    sendEmailHookSecrets: (env.SEND_EMAIL_HOOK_SECRET?.split('|') ?? []).map((secret) =>
      secret.slice('v1,whsec_'.length),
    ),
    phone: readPhone(env),
    letters: readLetters(env),
    /** Where alarms are posted; null: they go by mail and bell alone. */
    alarmWebhookUrl: env.ALARM_WEBHOOK_URL ?? null,
    turnstile: readTurnstile(env),
    cache: env.CACHE_KV,
    metricsQueue: env.METRICS_QUEUE,
    /** Only its depth is read here; nothing is sent to it. */
    deadLetterQueue: env.DEAD_LETTER_QUEUE,
    purgeQueue: env.PURGE_QUEUE,
  };
}

/**
 * Returns how mails are sent; null: they are not sent, and wait.
 * @throws Error if only some of the variables are set
 */
function readMail(env: z.output<typeof envSchema>) {
  const { MAIL_API_KEY: apiKey, MAIL_API_URL: apiUrl, MAIL_FROM: from } = env;
  const siteUrl = env.MAIL_SITE_URL ?? env.SITE_URL;
  if (apiKey === undefined) {
    return null;
  }
  if (from === undefined || siteUrl === undefined) {
    throw new Error(
      "The Worker's environment is incomplete. MAIL_API_KEY: needs MAIL_FROM and SITE_URL beside it",
    );
  }
  // Without a webhook nobody would read the answers.
  const replyDomain = (env.MAIL_INBOUND_SECRET && env.MAIL_REPLY_DOMAIN) ?? null;
  return { apiUrl, apiKey, from, siteOrigin: new URL(siteUrl).origin, replyDomain };
}

/**
 * Returns who sends codes by text and call; null: nobody does.
 * @throws Error if only some of the variables are set
 */
function readPhone(env: z.output<typeof envSchema>) {
  const { PHONE_API_URL: apiUrl, PHONE_API_ACCOUNT: account, PHONE_API_KEY: key } = env;
  const from = env.PHONE_FROM;
  if (account === undefined && key === undefined && from === undefined) return null;
  if (account === undefined || key === undefined || from === undefined) {
    throw new Error(
      "The Worker's environment is incomplete. PHONE_API_ACCOUNT, PHONE_API_KEY and PHONE_FROM: each needs the others",
    );
  }
  return { apiUrl, account, key, from };
}

/**
 * Returns who prints and sends the letters of claims; null: admins do.
 * @throws Error if only one of the variables is set
 */
function readLetters(env: z.output<typeof envSchema>) {
  const { LETTER_API_URL: apiUrl, LETTER_API_KEY: key, LETTER_FROM: from } = env;
  if (key === undefined && from === undefined) return null;
  if (key === undefined || from === undefined) {
    throw new Error(
      "The Worker's environment is incomplete. LETTER_API_KEY and LETTER_FROM: each needs the other",
    );
  }
  return { apiUrl, key, from, perMonth: env.LETTERS_PER_MONTH };
}

/**
 * Returns how Turnstile checks that a person sends a form; null: it does not.
 * @throws Error if only one of the keys is set
 */
function readTurnstile(env: z.output<typeof envSchema>) {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_URL: url } = env;
  if (siteKey === undefined && secretKey === undefined) return null;
  if (siteKey === undefined || secretKey === undefined) {
    throw new Error(
      "The Worker's environment is incomplete. TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY: each needs the other",
    );
  }
  return { siteKey, secretKey, url };
}

function binding<T>(what: string) {
  return z.custom<T>(
    (value) => typeof value === 'object' && value !== null,
    `must be bound to ${what}`,
  );
}

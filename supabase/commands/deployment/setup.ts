import { join } from 'node:path';
import { unstable_readConfig as readWranglerConfig } from 'wrangler';
import { variableNames } from '#app/config/env.ts';
import { root } from '../../local/environment.ts';
import { loadDeployFile } from '../target.ts';

/** What a deployment is made of: wrangler.toml, and the environment with the file `.deploy.env`. */
export type Setup = {
  workerName: string;
  queues: string[];
  requiredSecrets: string[];
  /** The Worker's variables that are set, by name: those of wrangler.toml and of the environment. */
  values: Record<string, string>;
  /** The origin of the site; null: not set. */
  siteUrl: string | null;
  /** Its host, unless Cloudflare gives it to every Worker. */
  domain: string | null;
  projectRef: string | null;
  supabaseToken: string | null;
  databaseUrl: string | null;
};

/** The variables that say nothing about people or access; all others are stored as secrets. */
const plainVariables = new Set([
  'SITE_URL',
  'MAIL_FROM',
  'MAIL_SITE_URL',
  'MAIL_REPLY_DOMAIN',
  'BEHIND_CLOUDFLARE',
  'MAP_STYLE_URL',
  'TURNSTILE_SITE_KEY',
]);

/** Reads what is set. A variable of the shell counts more than the file's. */
export function readSetup(): Setup {
  loadDeployFile();
  const config = readWranglerConfig({ config: join(root, 'wrangler.toml') });
  const set = variableNames.map((name) => [name, process.env[name]] as const);
  const values = {
    ...(config.vars as Record<string, string>),
    ...(Object.fromEntries(set.filter(([, value]) => value)) as Record<string, string>),
  };
  const siteUrl = URL.parse(values.SITE_URL ?? '');
  return {
    workerName: config.name ?? 'mainstreet',
    queues: (config.queues.producers ?? []).map(({ queue }: { queue: string }) => queue),
    requiredSecrets: config.secrets?.required ?? [],
    values,
    siteUrl: siteUrl?.origin ?? null,
    domain: siteUrl === null || siteUrl.hostname.endsWith('.workers.dev') ? null : siteUrl.host,
    projectRef: process.env.SUPABASE_PROJECT_REF || null,
    supabaseToken: process.env.SUPABASE_ACCESS_TOKEN || null,
    databaseUrl: process.env.SUPABASE_DB_URL || null,
  };
}

/** Returns the values for `wrangler deploy --var`, and those for its file of secrets. */
export function splitValues({ values }: Pick<Setup, 'values'>) {
  const all = Object.entries(values);
  const isPlain = ([name]: [string, string]) => plainVariables.has(name);
  return {
    variables: all.filter(isPlain),
    secrets: Object.fromEntries(all.filter((one) => !isPlain(one))),
  };
}

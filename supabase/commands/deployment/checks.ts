import { join } from 'node:path';
import { parseEnv } from '#app/config/env.ts';
import { listSetupSteps, type SetupFacts } from '#app/domain/setting/setup-steps.ts';
import { root } from '../../local/environment.ts';
import { withClient } from '../../local/postgres/admin.ts';
import { readConfig } from '../../local/toml.ts';
import { listMigrations } from '../releasing/released.ts';
import { readDatabaseUrl } from '../target.ts';
import type { Setup } from './setup.ts';
import type { Tools } from './tools.ts';

/** A problem, or null where all is as it should be. What is `optional` stops no deployment. */
export type Finding = { name: string; problem: string | null; optional?: boolean };

/** Returns what `npm run deploy` needs and what should be there, each with what is wrong. */
export async function checkDeployment(setup: Setup, tools: Tools): Promise<Finding[]> {
  const groups = await Promise.all([
    checkCloudflare(setup, tools),
    checkAccounts(setup, tools),
    checkDatabase(setup),
  ]);
  return [...checkVariables(setup), ...groups.flat()];
}

function checkVariables({ values, siteUrl, domain }: Setup): Finding[] {
  const isPublic = siteUrl?.startsWith('https://') && !/example|localhost/.test(siteUrl);
  return [
    {
      name: 'SITE_URL',
      problem: isPublic ? null : 'Set it to the address of the site, https://www.…',
    },
    ...(siteUrl === null ? [] : [checkDomain(domain)]),
    { name: 'Variables', problem: findEnvProblem(values) },
    {
      name: 'Mail (MAIL_API_KEY, MAIL_FROM)',
      problem: values.MAIL_API_KEY
        ? null
        : 'Without them nobody can sign up, and other mails wait.',
      optional: true,
    },
    {
      name: 'Mails of accounts (SEND_EMAIL_HOOK_SECRET)',
      problem: values.SEND_EMAIL_HOOK_SECRET
        ? null
        : 'Set it to v1,whsec_ and the output of `openssl rand -base64 32`.',
    },
    {
      name: 'Alarms in a chat (ALARM_WEBHOOK_URL)',
      problem: values.ALARM_WEBHOOK_URL ? null : 'Without it alarms go by mail and bell alone.',
      optional: true,
    },
  ];
}

function checkDomain(domain: Setup['domain']): Finding {
  const problem =
    domain === null ? 'The site has an address of workers.dev, which cannot be kept.' : null;
  return { name: 'Custom domain', problem, optional: true };
}

/** Secrets that Cloudflare has already need not be here: `checkCloudflare` looks there. */
function findEnvProblem(values: Record<string, string>): string | null {
  const bindings = { CACHE_KV: {}, METRICS_QUEUE: {}, DEAD_LETTER_QUEUE: {}, PURGE_QUEUE: {} };
  const placeholder = 'https://placeholder.invalid/placeholder';
  const required = [
    'SUPABASE_URL',
    'SUPABASE_PUBLISHABLE_KEY',
    'SUPABASE_SECRET_KEY',
    'UPSTASH_REDIS_REST_URL',
    'UPSTASH_REDIS_REST_TOKEN',
    'SESSION_SECRET',
  ];
  const stored = Object.fromEntries(required.map((name) => [name, placeholder]));
  try {
    parseEnv({ ...stored, ...bindings, ...values });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function checkCloudflare(
  { workerName, queues, requiredSecrets, values }: Setup,
  { ask }: Tools,
): Promise<Finding[]> {
  const signedIn = await ask(['wrangler', 'whoami']);
  const isSignedIn = signedIn.code === 0 && !/not authenticated/i.test(signedIn.output);
  const stored = isSignedIn
    ? await ask(['wrangler', 'secret', 'list', '--name', workerName])
    : null;
  const isStored = (name: string) => stored?.code === 0 && stored.output.includes(`"${name}"`);
  const missing = requiredSecrets.filter((name) => !values[name] && !isStored(name));
  const secrets: Finding = {
    name: 'Secrets',
    problem: missing.length > 0 ? `Set ${missing.join(', ')} in .deploy.env.` : null,
  };
  if (!isSignedIn) {
    return [
      {
        name: 'Cloudflare',
        problem: process.env.CLOUDFLARE_API_TOKEN
          ? 'It does not accept CLOUDFLARE_API_TOKEN.'
          : 'Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
      },
      secrets,
    ];
  }
  const known = await ask(['wrangler', 'queues', 'list']);
  const absent = queues.filter((name) => !new RegExp(`\\b${name}(?![\\w-])`).test(known.output));
  return [
    { name: 'Cloudflare', problem: null },
    secrets,
    {
      name: 'Queues',
      problem: absent.length > 0 ? `${absent.join(', ')}: the deployment creates them.` : null,
      optional: true,
    },
    {
      name: 'Workers Paid',
      problem: 'Cloudflare does not say the plan here; see “What it costs” in supabase/HOSTED.md.',
      optional: true,
    },
  ];
}

type AuthConfig = Record<string, unknown>;

/** The settings of accounts whose lack is a hole or a dead link; the others are config.toml's. */
async function checkAccounts(
  { projectRef, supabaseToken, siteUrl }: Setup,
  { fetch: get }: Tools,
): Promise<Finding[]> {
  if (projectRef === null || supabaseToken === null) {
    return [
      {
        name: 'Supabase project',
        problem: 'Set SUPABASE_PROJECT_REF and SUPABASE_ACCESS_TOKEN.',
      },
    ];
  }
  const api = process.env.SUPABASE_API_URL ?? 'https://api.supabase.com';
  const response = await get(`${api}/v1/projects/${projectRef}/config/auth`, {
    headers: { Authorization: `Bearer ${supabaseToken}` },
  }).catch(() => null);
  if (!response?.ok) {
    const status = response === null ? 'does not answer' : `answers ${response.status}`;
    return [{ name: 'Supabase project', problem: `Its API ${status}.` }];
  }
  const config = await response.json<AuthConfig>();
  const auth = readConfig(join(root, 'supabase')).get('auth') ?? {};
  const is = (name: string, value: unknown) => config[name] === value;
  return [
    { name: 'Supabase project', problem: null },
    {
      name: 'URL Configuration',
      problem: is('site_url', siteUrl)
        ? null
        : `Site URL is ${JSON.stringify(config.site_url)}: the deployment pushes ${siteUrl}.`,
      optional: true,
    },
    {
      name: 'Confirmed email',
      problem: is('mailer_autoconfirm', false) ? null : 'Accounts need no confirmed email.',
      optional: true,
    },
    {
      name: 'Password length',
      problem: is('password_min_length', auth.minimum_password_length)
        ? null
        : `It is ${String(config.password_min_length)}: the deployment pushes config.toml’s.`,
      optional: true,
    },
    {
      name: 'Send Email hook',
      problem:
        is('hook_send_email_enabled', true) &&
        is('hook_send_email_uri', `${siteUrl}/api/hooks/send-email`)
          ? null
          : 'Supabase sends its own mails, to members of the project only: the deployment pushes it.',
      optional: true,
    },
  ];
}

type DatabaseFacts = {
  applied: string[];
  has_check: boolean;
  /** Null before its migrations. */
  setup: SetupFacts | null;
};

async function checkDatabase(setup: Setup): Promise<Finding[]> {
  const name = 'Database (SUPABASE_DB_URL)';
  if (setup.databaseUrl === null)
    return [{ name, problem: 'Set it; the project shows it under Connect.' }];
  const facts = await readFacts().catch((error: unknown) => String(error));
  if (typeof facts === 'string') return [{ name, problem: facts }];
  const own = listMigrations(join(root, 'supabase', 'migrations')).map(({ version }) => version);
  const foreign = facts.applied.filter((version) => !own.includes(version));
  const pending = own.filter((version) => !facts.applied.includes(version));
  const isNew = facts.applied.length === 0;
  return [
    {
      name,
      problem:
        foreign.length > 0
          ? `It has ${foreign.length} migrations that this version does not know: ${foreign.slice(0, 3).join(', ')}.`
          : null,
    },
    {
      name: 'Migrations',
      problem: pending.length > 0 ? `${pending.length}: the deployment applies them.` : null,
      optional: true,
    },
    {
      name: 'Check of requests',
      problem: facts.has_check || isNew ? null : 'PostgREST’s role has no pgrst.db_pre_request.',
    },
    {
      name: 'First super admin',
      problem: facts.setup?.super_admins ? null : 'npm run first-admin, after the deployment.',
      optional: true,
    },
    ...listOwnSteps(facts.setup, setup),
  ];
}

/** Those that `checkVariables` names by their variables. */
const namedByVariables = new Set(['Domain', 'Email sender']);

/** What super admins do on their screens; the list is theirs too. */
function listOwnSteps(facts: SetupFacts | null, { values, siteUrl }: Setup): Finding[] {
  if (facts === null) return [];
  const worker = {
    sender: values.MAIL_FROM ?? null,
    origin: siteUrl,
    has_turnstile: !!values.TURNSTILE_SITE_KEY && !!values.TURNSTILE_SECRET_KEY,
  };
  return listSetupSteps(facts, worker)
    .filter(({ name }) => !namedByVariables.has(name))
    .map(({ name, isDone, about, to = '' }) => ({
      name,
      problem: isDone ? null : `${about} ${to}`.trim(),
      optional: true,
    }));
}

/** Also of a project without any migration. */
async function readFacts(): Promise<DatabaseFacts> {
  return withClient(readDatabaseUrl(), async (client) => {
    const one = async <Value>(table: string | null, sql: string, none: Value): Promise<Value> => {
      const { rows } = await client.query<{ found: boolean }>(
        'select $1::text is null or to_regclass($1) is not null as found',
        [table],
      );
      if (!rows[0]?.found) return none;
      return (await client.query<{ value: Value }>(sql)).rows[0]?.value ?? none;
    };
    return {
      applied: await one<string[]>(
        'supabase_migrations.schema_migrations',
        `select coalesce(array_agg(version order by version), '{}') as value from supabase_migrations.schema_migrations`,
        [],
      ),
      has_check: await one(
        null,
        `select exists (select from pg_db_role_setting where setrole = 'authenticator'::regrole
          and array_to_string(setconfig, ',') like '%pgrst.db_pre_request=private.check_request%') as value`,
        false,
      ),
      setup: await one<SetupFacts | null>(
        'private.backups',
        'select private.setup_facts() as value',
        null,
      ),
    };
  });
}

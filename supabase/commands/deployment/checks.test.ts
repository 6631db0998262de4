import { expect, test } from 'vitest';
import { checkDeployment } from './checks.ts';
import { type Setup, splitValues } from './setup.ts';
import type { Tools } from './tools.ts';

const whole: Setup = {
  workerName: 'directory',
  queues: ['directory-metrics', 'directory-metrics-dead'],
  requiredSecrets: ['SUPABASE_URL', 'SESSION_SECRET'],
  values: {
    SUPABASE_URL: 'https://ref.supabase.co',
    SITE_URL: 'https://www.townsquare.com',
    MAIL_API_KEY: 're_key',
    MAIL_FROM: 'Town Square <hello@townsquare.com>',
    SEND_EMAIL_HOOK_SECRET: `v1,whsec_${btoa('a secret of thirty-two characters')}`,
    ALARM_WEBHOOK_URL: 'https://chat.townsquare.com/hook',
  },
  siteUrl: 'https://www.townsquare.com',
  domain: 'www.townsquare.com',
  projectRef: 'ref',
  supabaseToken: 'sbp_token',
  databaseUrl: null,
};

const auth = {
  site_url: 'https://www.townsquare.com',
  mailer_autoconfirm: false,
  password_min_length: 8,
  hook_send_email_enabled: true,
  hook_send_email_uri: 'https://www.townsquare.com/api/hooks/send-email',
};

type World = { isSignedIn?: boolean; queues?: string; auth?: object; status?: number };

function createTools(world: World = {}): Tools {
  const answers: Record<string, string> = {
    whoami: world.isSignedIn === false ? 'You are not authenticated.' : 'You are logged in',
    secret: JSON.stringify([{ name: 'SESSION_SECRET', type: 'secret_text' }]),
    queues: world.queues ?? '│ directory-metrics │\n│ directory-metrics-dead │',
  };
  return {
    ask: async ([, topic = '']) => ({ code: 0, output: answers[topic] ?? '' }),
    run: async () => undefined,
    fetch: async () => Response.json(world.auth ?? auth, { status: world.status ?? 200 }),
  };
}

/** The problems by name; `required`: those that stop a deployment. */
async function check(setup: Partial<Setup>, world?: World) {
  const findings = await checkDeployment({ ...whole, ...setup }, createTools(world));
  const wrong = findings.filter(({ problem }) => problem !== null);
  return {
    required: wrong.filter(({ optional }) => !optional).map(({ name }) => name),
    optional: wrong.filter(({ optional }) => optional).map(({ name }) => name),
  };
}

const database = 'Database (SUPABASE_DB_URL)';

test('where all but the database is there, only that and the plan are named', async () => {
  expect(await check({})).toEqual({ required: [database], optional: ['Workers Paid'] });
});

test.each<[string, Partial<Setup>, World, string]>([
  ['an address of a machine at home', { siteUrl: 'http://localhost:8787' }, {}, 'SITE_URL'],
  ['no account of Cloudflare', {}, { isSignedIn: false }, 'Cloudflare'],
  ['a secret that is nowhere', { requiredSecrets: ['SUPABASE_SECRET_KEY'] }, {}, 'Secrets'],
  ['mails without a sender', { values: { MAIL_API_KEY: 'k' } }, {}, 'Variables'],
  ['a token that is refused', {}, { status: 401 }, 'Supabase project'],
  [
    'no secret for the mails of accounts',
    { values: {} },
    {},
    'Mails of accounts (SEND_EMAIL_HOOK_SECRET)',
  ],
])('%s stops a deployment', async (_what, setup, world, name) => {
  expect((await check(setup, world)).required).toContain(name);
});

test.each<[string, Partial<Setup>, World, string]>([
  ['a queue with a longer name', {}, { queues: 'directory-metrics-dead' }, 'Queues'],
  ['no custom domain', { domain: null }, {}, 'Custom domain'],
  [
    'another Site URL',
    {},
    { auth: { ...auth, site_url: 'http://localhost' } },
    'URL Configuration',
  ],
  ['no mail provider', { values: {} }, {}, 'Mail (MAIL_API_KEY, MAIL_FROM)'],
  [
    'no Send Email hook',
    {},
    { auth: { ...auth, hook_send_email_enabled: false } },
    'Send Email hook',
  ],
  ['no chat', { values: {} }, {}, 'Alarms in a chat (ALARM_WEBHOOK_URL)'],
])('%s is said, and stops nothing', async (_what, setup, world, name) => {
  const { optional } = await check(setup, world);
  expect(optional).toContain(name);
});

test('what gives access is a secret, whatever its name', () => {
  const { variables, secrets } = splitValues(whole);
  expect(variables.map(([name]) => name)).toEqual(['SITE_URL', 'MAIL_FROM']);
  expect(Object.keys(secrets)).toEqual([
    'SUPABASE_URL',
    'MAIL_API_KEY',
    'SEND_EMAIL_HOOK_SECRET',
    'ALARM_WEBHOOK_URL',
  ]);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { root } from '../../local/environment.ts';
import { StartError } from '../../local/errors.ts';
import { withClient } from '../../local/postgres/admin.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { runBackfills } from '../../reference/run-backfills.ts';
import { removeRedirect, takeBuild } from '../take-build.ts';
import { readDatabaseUrl } from '../target.ts';
import { type Setup, splitValues } from './setup.ts';
import { supabaseCli, type Tools } from './tools.ts';

type Step = {
  what: string;
  /** Each leaves what is done already as it is, so that a deployment goes on where it stopped. */
  run: (setup: Setup, tools: Tools, options: { isDryRun: boolean }) => Promise<void>;
};

export const buildFolder = join(root, 'build');

/** In their order: the database before the Worker, since the old Worker works with the new database. */
export const steps: Step[] = [
  { what: 'Build', run: () => takeBuild({ folder: buildFolder }) },
  {
    what: 'Database',
    async run(_setup, { run }, { isDryRun }) {
      const flags = isDryRun ? ['--dry-run'] : ['--yes'];
      await run([...supabaseCli, 'db', 'push', `--remote=${readDatabaseUrl()}`, ...flags]);
    },
  },
  {
    what: 'Data',
    async run(_setup, _tools, { isDryRun }) {
      if (isDryRun) return;
      const folder = join(root, 'supabase', 'reference');
      await withClient(readDatabaseUrl(), async (client) => {
        const query = (sql: string, values?: unknown[]) => client.query(sql, values);
        await runBackfills(query, console.log);
        const loaded = await loadReference(query, folder);
        console.log(loaded.length > 0 ? `Loaded ${loaded.join(', ')}` : 'Nothing new');
      });
    },
  },
  {
    what: 'Queues',
    async run({ queues }, { ask, run }, { isDryRun }) {
      if (isDryRun) return;
      const { output } = await ask(['wrangler', 'queues', 'list']);
      for (const name of queues) {
        if (new RegExp(`\\b${name}(?![\\w-])`).test(output)) continue;
        await run(['wrangler', 'queues', 'create', name]);
      }
    },
  },
  { what: 'Worker', run: deployWorker },
  {
    // After the Worker, which sends the mails that Supabase then no longer sends.
    what: 'Accounts',
    async run({ projectRef, siteUrl }, { run }, { isDryRun }) {
      if (projectRef === null) return console.log('Skipped: SUPABASE_PROJECT_REF is not set');
      process.env.SUPABASE_AUTH_SITE_URL = siteUrl ?? '';
      process.env.SUPABASE_AUTH_HOOK_SEND_EMAIL_URI = `${siteUrl}/api/hooks/send-email`;
      const command = isDryRun ? ['diff'] : ['push', '--yes'];
      await run([...supabaseCli, 'config', ...command, `--remote=${projectRef}`]);
    },
  },
  {
    what: 'Health',
    async run({ siteUrl }, { fetch: get }, { isDryRun }) {
      if (isDryRun || siteUrl === null) return;
      const response = await get(`${siteUrl}/api/health`).catch(() => null);
      const text = (await response?.text()) ?? 'nothing';
      if (!response?.ok || !text.includes(`"version":"${packageJson.version}"`)) {
        throw new StartError(
          `${siteUrl}/api/health answers ${text.slice(0, 300)}; expected version ${packageJson.version}. A new domain needs some minutes: run the command again.`,
        );
      }
      console.log(`${siteUrl} has version ${packageJson.version}`);
    },
  },
];

async function deployWorker(setup: Setup, { run }: Tools, { isDryRun }: { isDryRun: boolean }) {
  const { variables, secrets } = splitValues(setup);
  const folder = await mkdtemp(join(tmpdir(), 'mainstreet-secrets-'));
  const file = join(folder, 'secrets.json');
  try {
    await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
    await removeRedirect();
    await run([
      'wrangler',
      'deploy',
      '--config',
      join(buildFolder, 'server', 'wrangler.json'),
      ...variables.flatMap(([name, value]) => ['--var', `${name}:${value}`]),
      ...(setup.domain === null ? [] : ['--domain', setup.domain]),
      '--secrets-file',
      file,
      '--tag',
      packageJson.version,
      ...(isDryRun ? ['--dry-run'] : []),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

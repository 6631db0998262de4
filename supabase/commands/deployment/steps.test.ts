import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Setup } from './setup.ts';
import { steps } from './steps.ts';
import type { Tools } from './tools.ts';

const setup = {
  queues: ['directory-metrics', 'directory-metrics-dead'],
  siteUrl: 'https://www.townsquare.com',
} as Setup;

/** Runs one step; returns the commands that it ran. */
async function run(what: string, tools: Partial<Tools>): Promise<string[]> {
  const commands: string[] = [];
  await steps
    .find((step) => step.what === what)!
    .run(
      setup,
      {
        ask: async () => ({ code: 0, output: '' }),
        run: async (command) => void commands.push(command.join(' ')),
        fetch,
        ...tools,
      },
      { isDryRun: false },
    );
  return commands;
}

test('only queues that are missing are created, so that a deployment goes on where it stopped', async () => {
  const output = '│ directory-metrics-dead │';
  expect(await run('Queues', { ask: async () => ({ code: 0, output }) })).toEqual([
    'wrangler queues create directory-metrics',
  ]);
});

test.each<[string, Tools['fetch']]>([
  ['a domain that is not known yet', () => Promise.reject(new TypeError('fetch failed'))],
  ['a page of Cloudflare', async () => new Response('<p>Error 522', { status: 522 })],
  ['the version before', async () => Response.json({ status: 'ok', version: '0.0.9' })],
])('%s is answered by running the command again', async (_what, get) => {
  await expect(run('Health', { fetch: get })).rejects.toThrow('run the command again.');
});

test('a deployment ends when the site has its version', async () => {
  const { version } = packageJson;
  const get = async () => Response.json({ status: 'ok', version });
  expect(await run('Health', { fetch: get })).toEqual([]);
});

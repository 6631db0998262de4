import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '#app/config/site.ts';
import { signInAs } from '../support/clients.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { setClock } from './worker.ts';

let worker: Awaited<ReturnType<typeof serveTestWorker>>;
let aheadMs = 0;

beforeAll(async () => {
  worker = await serveTestWorker();
});
afterAll(() => worker?.stop());

const read = async (path: string) => (await fetch(worker.url + path)).text();

/** Replaces a text by the super admin of the seed; null: the shipped one again. A minute passes. */
async function write(name: string, markdown: string | null) {
  const { client } = await signInAs('super');
  const { data } = await client.rpc('get_settings', { of_kind: 'text' });
  const saved = (data as { name: string; revision: number }[]).find((one) => one.name === name);
  const value = markdown === null ? null : { markdown, shipped: '0'.repeat(64) };
  const given = { kind: 'text', name, value: value as never };
  const answer = await client.rpc('change_setting', {
    ...given,
    expected_revision: saved?.revision ?? 0,
  });
  expect(answer.data).toMatchObject({ outcome: 'done' });
  aheadMs += 60_000;
  await setClock(worker.url, aheadMs);
}

/** What the Worker says a minute later; on a busy machine a little after that. */
const soon = { interval: 50 };

test.each([
  ['about', '/about', 'How results are ordered'],
  ['help', '/help', 'How do I search?'],
  ['join', '/joinnow', 'Community member'],
  ['terms', '/terms', 'Accuracy of listings'],
  ['privacy', '/privacy-policy', 'The short version'],
  ['content', '/content-policy', 'One listing per place.'],
  ['accessibility', '/accessibility', 'Forced colors work.'],
])(
  'the text of super admins replaces %s, and the shipped one returns',
  async (name, path, shipped) => {
    expect(await read(path)).toContain(shipped);
    await write(name, `## Our own rules of ${name}\n\nIn {area}, by {name}: *be kind*.`);
    await expect.poll(() => read(path), soon).toContain(`Our own rules of ${name}</h2>`);
    const page = await read(path);
    expect(page).toContain(`In ${site.area.name}, by ${site.name}: <em>be kind</em>.`);
    expect(page).not.toContain(shipped);
    await write(name, null);
    await expect.poll(() => read(path), soon).toContain(shipped);
  },
);

test('the contents of a policy are the headings of its text', async () => {
  await write('terms', '## Your account\n\nOne each.\n\n## Prices\n\nNone.');
  await expect.poll(() => read('/terms'), soon).toContain('href="#prices"');
  await write('terms', null);
});

test('nothing in a text becomes markup, a script or an address of a script', async () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[press](javascript:alert(1))',
    '![p](javascript:alert(1))',
    '[host](//evil.example)',
    '::listing{slug="sunnyside-drain-and-sewer"}',
  ];
  await write('about', attacks.join('\n\n'));
  await expect.poll(() => read('/about'), soon).toContain('&lt;script&gt;alert(1)');
  const main = /<main[^]*<\/main>/.exec(await read('/about'))?.[0] ?? '';
  expect(main).not.toMatch(/<script>alert|<img src="?x|href="(javascript|\/\/)/);
  await write('about', null);
});

test('the footer is on every page, as plain text', async () => {
  await write('footer', 'Neighbors of {area} <b>run this</b>.');
  for (const path of ['/about', '/', '/blog']) {
    await expect
      .poll(() => read(path), soon)
      .toContain(`Neighbors of ${site.area.name} &lt;b&gt;run this&lt;/b&gt;.`);
  }
  await write('footer', null);
});

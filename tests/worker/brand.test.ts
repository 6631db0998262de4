import { afterAll, beforeAll, expect, test } from 'vitest';
import { iconSizes } from '#app/domain/setting/logo.ts';
import { namesOf } from '#app/domain/text/text.ts';
import { readPng } from '../../functions/share/read-png.ts';
import { writePng } from '../../functions/share/write-png.ts';
import { signInAs } from '../support/clients.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';

const green = [20, 160, 60, 255];
const soon = { interval: 50 };

let worker: Awaited<ReturnType<typeof serveTestWorker>>;
beforeAll(async () => {
  worker = await serveTestWorker();
});
afterAll(() => worker?.stop());

const ask = (path: string, init?: RequestInit) => fetch(worker.url + path, init);

async function paint(width: number, height = width, more = ''): Promise<string> {
  const pixels = Uint8Array.from({ length: 4 * width * height }, (_, at) => green[at % 4] ?? 0);
  const file = await writePng({ width, height, pixels });
  return Buffer.concat([file, Buffer.from(more)]).toString('base64');
}

/** All sizes of a green logo; `more` stands at the end of the first. */
async function paintAll(more = ''): Promise<Record<string, string>> {
  const icons = await Promise.all(
    namesOf(iconSizes).map(async (name) => [name, await paint(iconSizes[name])] as const),
  );
  return {
    'logo.png': await paint(144, 96, more),
    'sign.png': await paint(81, 54),
    ...Object.fromEntries(icons),
  };
}

async function send(who: 'super' | 'admin', pictures: object) {
  const { client } = await signInAs(who);
  const { data } = await client.auth.getSession();
  return ask('/api/setup/logo', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${data.session?.access_token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(pictures),
  });
}

async function setIdentity(value: object | null) {
  const { client } = await signInAs('super');
  const { data } = await client.rpc('get_settings');
  const { revision = 0 } =
    (data as { kind: string; revision: number }[]).find(({ kind }) => kind === 'identity') ?? {};
  const given = { kind: 'identity', name: 'site', value: value as never };
  return client.rpc('change_setting', { ...given, expected_revision: revision });
}

test('a logo of a super admin is in pages, tabs, home screens, feeds and shared pictures', async () => {
  const sent = await send('super', await paintAll('<script>alert(1)</script>'));
  const { id } = await sent.json<{ id: string }>();
  expect(id).toMatch(/^[0-9a-f]{32}-48$/);
  expect((await setIdentity({ name: 'Finder', logo: id })).data).toMatchObject({ outcome: 'done' });
  const read = async (path: string) => (await ask(path)).text();
  const at = `/brand/${id}/`;
  await expect.poll(() => read('/about'), soon).toContain(`src="${at}logo.png"`);
  expect(await read('/about')).toContain(`href="${at}icon-180.png"`);
  for (const path of ['/manifest.webmanifest', '/opensearch.xml', '/blog/feed.xml']) {
    await expect.poll(() => read(path), soon).toContain(`${at}icon-`);
  }
  const icon = async () =>
    (await ask('/favicon.ico', { redirect: 'manual' })).headers.get('Location');
  expect(await icon()).toBe(`${at}icon-32.png`);
  const stored = await ask(`${at}logo.png`);
  expect(stored.headers.get('Cache-Control')).toContain('immutable');
  expect(stored.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const bytes = Buffer.from(await stored.arrayBuffer());
  expect(bytes.includes('script')).toBe(false);
  expect(await readPng(bytes, 144 * 96)).toMatchObject({ width: 144, height: 96 });
  const shared = async () => {
    const picture = new Uint8Array(await (await ask('/share/site.png')).arrayBuffer());
    const { pixels } = (await readPng(picture, 1200 * 630))!;
    let painted = 0;
    for (let dot = 0; dot < pixels.length; dot += 4) {
      painted += green.every((part, index) => pixels[dot + index] === part) ? 1 : 0;
    }
    return painted;
  };
  await expect.poll(shared, soon).toBe(81 * 54);
  await setIdentity(null);
  await expect.poll(() => read('/about'), soon).toContain('href="/favicon.svg"');
  expect(await icon()).toBe('/awning.ico');
});

test('only super admins store a logo, and only pictures of the sizes that are used', async () => {
  const whole = await paintAll();
  expect((await send('admin', whole)).status).toBe(403);
  const wrong: Record<string, string>[] = [
    { 'icon-32.png': await paint(33) },
    { 'icon-512.png': Buffer.from('<svg onload="alert(1)"/>'.repeat(9)).toString('base64') },
    { 'logo.png': await paint(900, 96) },
    { 'logo.png': 'no base64!' },
    { '../../photos/x.png': await paint(32) },
  ];
  for (const one of wrong) {
    const { status } = await send('super', { ...whole, ...one });
    expect([Object.keys(one), status]).toEqual([Object.keys(one), 400]);
  }
  const { 'sign.png': sign, ...lacking } = whole;
  expect(sign).toBeDefined();
  expect((await send('super', lacking)).status).toBe(400);
});

test('no identity has a logo that was never stored', async () => {
  for (const logo of [`${'a'.repeat(32)}-48`, '../../x', 'https://elsewhere.example/a.png']) {
    expect((await setIdentity({ logo })).error?.message).toContain('"logo"');
  }
});

test.each([
  `/brand/${'a'.repeat(32)}-48/logo.png`,
  '/brand/x/logo.png',
  `/brand/${'a'.repeat(32)}-48/..%2f..%2fphotos.png`,
])('%s is not found', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

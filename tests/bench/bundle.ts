import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../support/browser.ts';
import { buildOfRun } from '../support/build-of-run.ts';
import { screens } from '../support/screens.ts';
import { startIsolatedBackend } from '../support/test-backend.ts';

/** Of the app; and before it comes, where it comes later (`hydration` of a screen's handle). */
const limitBytes = { app: 170_000, start: 25_000 };

/**
 * The JavaScript that a browser loads for each public screen: before anything is touched, and the app that comes
 * with the first touch at the latest. Without what waits until the page is idle: by requestIdleCallback, which
 * therefore never calls back here.
 */
export async function benchBundle(): Promise<void> {
  const backend = await startIsolatedBackend();
  const browser = await chromium.launch(await findBrowser());
  const lines = [];
  let isOver = false;
  for (const { name, path } of screens) {
    const { atFirst, withApp } = await findScripts(browser, backend.workerUrl + path);
    const scripts = await readScripts(withApp);
    const unwanted = {
      'supabase-js': /GoTrueClient|PostgrestClient/,
      zod: /ZodMini/,
      'maplibre-gl': /maplibregl-/,
    };
    for (const [library, sign] of Object.entries(unwanted)) {
      if (!scripts.some((script) => sign.test(script.toString()))) continue;
      throw new Error(`${library} has reached the first load of ${path}`);
    }
    const first = sumOf(await readScripts(atFirst));
    const app = sumOf(scripts);
    isOver ||= app > limitBytes.app || (first < app && first > limitBytes.start);
    lines.push({
      screen: name,
      files: withApp.length,
      'kB at first': toKb(first),
      'kB with the app': toKb(app),
    });
  }
  await browser.close();
  await backend.stop();
  console.log(
    `\nJavaScript, brotli (limits: ${toKb(limitBytes.start)} kB before an app that comes later, ${toKb(limitBytes.app)} with it)`,
  );
  console.table(lines);
  if (isOver) throw new Error('A first load is over its limit');
}

function readScripts(files: string[]): Promise<Buffer[]> {
  return Promise.all(files.map((file) => readFile(join(buildOfRun(), 'client', file))));
}

function sumOf(scripts: Buffer[]): number {
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
}

function toKb(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}

async function findScripts(browser: Browser, url: string) {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) files.add(pathname);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const atFirst = [...files];
  if (!atFirst.some((file) => file.includes('/react-dom'))) {
    // Once: after that React would prepare what the link leads to.
    const coming = page.waitForRequest(/\/react-dom/);
    await page.locator('header a').first().dispatchEvent('pointerover');
    await coming;
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  return { atFirst, withApp: [...files] };
}

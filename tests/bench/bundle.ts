import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../support/browser.ts';
import { buildOfRun } from '../support/build-of-run.ts';
import { screens } from '../support/screens.ts';
import { startLoneBackend } from '../support/test-backend.ts';

const limitBytes = 130_000;

/**
 * The JavaScript that a browser loads for each public screen before anything is touched, without
 * what waits until the page is idle: by requestIdleCallback, which therefore never calls back here.
 */
export async function benchBundle(): Promise<void> {
  const backend = await startLoneBackend();
  const browser = await chromium.launch(await findBrowser());
  const lines = [];
  for (const { name, path } of screens) {
    const files = await findScripts(browser, backend.workerUrl + path);
    const scripts = await Promise.all(
      files.map((file) => readFile(join(buildOfRun(), 'client', file))),
    );
    const unwanted = { 'supabase-js': /GoTrueClient|PostgrestClient/, zod: /ZodMini/ };
    for (const [library, sign] of Object.entries(unwanted)) {
      if (!scripts.some((script) => sign.test(script.toString()))) continue;
      throw new Error(`${library} has reached the first load of ${path}`);
    }
    const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    lines.push({
      screen: name,
      files: files.length,
      'kB brotli': Number((bytes / 1000).toFixed(1)),
    });
  }
  await browser.close();
  await backend.stop();
  console.log(`\nFirst-load JavaScript (limit ${limitBytes / 1000} kB)`);
  console.table(lines);
  if (lines.some((line) => line['kB brotli'] * 1000 > limitBytes)) {
    throw new Error('A first load is over its limit');
  }
}

async function findScripts(browser: Browser, url: string): Promise<string[]> {
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
  await context.close();
  return [...files];
}

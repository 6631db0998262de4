import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import { findBrowser } from './browser.ts';

/** The pictures of README.md, taken of a running site: `node tests/support/take-pictures.ts [origin]`. */
const folder = '.github/pictures';
const pictures = [
  { name: 'results', path: '/?q=coffee&near=Austin%2C%20TX', width: 1280, height: 800 },
  { name: 'listing', path: '/business/kettle-creek-brewing-austin-tx', width: 1280, height: 800 },
  { name: 'city-on-a-phone', path: '/browse/metro/austin-tx', width: 390, height: 844 },
];

const [origin = 'http://localhost:8787'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(await findBrowser());
for (const { name, path, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  const response = await page.goto(origin + path, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${path} answered ${response?.status()}`);
  await page.screenshot({ path: `${folder}/${name}.jpg`, quality: 75 });
}
await browser.close();

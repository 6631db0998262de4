import type { AppStart } from '#app/config/screen-handle.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const starter = /(<script[^>]* type="module"[^>]*>)([\s\S]*?)<\/script>/;
const manifest = /^import ("[^"]+");?$/m;
const imported = /^import \* as (\w+) from ("[^"]+");$/gm;
const entry = /\bimport\(("[^"]+")\);\s*$/;

/**
 * Returns the page without the scripts that start the app: React Router's module, which imports the
 * screen and the app, becomes a function that the script at `startUrl` calls later
 * (app/browser/start).
 * @throws Error if an upgrade of React Router has changed that module
 */
export function startLater(html: string, startUrl: string, starts: AppStart): string {
  const modules = Array.from(html.matchAll(preload), ([, href]) => href);
  const found = starter.exec(html);
  const [, open = '', code = ''] = found ?? [];
  const [, routes] = manifest.exec(code) ?? [];
  const screens = Array.from(code.matchAll(imported));
  if (routes === undefined || screens.length === 0 || !entry.test(code)) {
    throw new Error('React Router starts its app in another way now');
  }
  const names = screens.map(([, name]) => name).join(', ');
  const loads = [...screens.map(([, , url]) => url), routes].map((url) => `import(${url})`);
  const rest = code
    .replaceAll(imported, '')
    .replace(manifest, '')
    .replace(entry, 'return import($1);')
    .trim();
  const module = `import { startApp } from ${JSON.stringify(startUrl)};
startApp(${JSON.stringify(modules)}, async () => {
const [${names}] = await Promise.all([${loads.join(', ')}]);
${rest}
}, ${JSON.stringify(starts)});`;
  return html.replaceAll(preload, '').replace(starter, () => `${open}${module}</script>`);
}

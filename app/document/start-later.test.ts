import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startLater } from './start-later.ts';

const page = (code: string) => `<!DOCTYPE html><html><head>
<link rel="modulepreload" href="/assets/entry-1.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>
<body><p>Read me</p><script nonce="n">window.__reactRouterContext = {};</script>
<script nonce="n" type="module" async="">${code}</script></body></html>`;

const asRouterWrites = `import "/assets/manifest-1.js"
import * as route0 from "/assets/root-1.js";
import * as route1_clientLoader from "/assets/about-loader-1.js";
import * as route1_main from "/assets/about-1.js";
const route1 = {...route1_clientLoader,...route1_main};

  window.__reactRouterRouteModules = {"root":route0,"about":route1};

import("/assets/entry-1.js");`;

test('nothing of the app is asked for, and all of it by the function that starts it', async () => {
  const html = startLater(page(asRouterWrites), '/assets/start-app-1.js', 'idle');
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain('<script nonce="n">window.__reactRouterContext = {};</script>');
  const code =
    /<script nonce="n" type="module" async="">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(code.match(/^import .*$/gm)).toEqual([
    'import { startApp } from "/assets/start-app-1.js";',
  ]);

  const loaded: string[] = [];
  const load = async (url: string) => {
    loaded.push(url);
    return { [url]: true };
  };
  const window: Record<string, unknown> = {};
  type Call = [string[], () => Promise<unknown>, string];
  const calls: Call[] = [];
  const startApp = (...call: Call) => void calls.push(call);
  const script = code.replace(/^import .*$/m, '').replaceAll('import(', 'load(');
  runInNewContext(script, { window, startApp, load });
  expect(loaded).toEqual([]);
  expect(calls[0]?.[0]).toEqual(['/assets/entry-1.js']);
  expect(calls[0]?.[2]).toBe('idle');
  await calls[0]?.[1]();
  expect(loaded.at(-1)).toBe('/assets/entry-1.js');
  expect(loaded.slice(0, -1).toSorted()).toEqual([
    '/assets/about-1.js',
    '/assets/about-loader-1.js',
    '/assets/manifest-1.js',
    '/assets/root-1.js',
  ]);
  expect(window).toEqual({
    __reactRouterRouteModules: {
      root: { '/assets/root-1.js': true },
      about: { '/assets/about-loader-1.js': true, '/assets/about-1.js': true },
    },
  });
});

test('a module that is written in another way ends the rendering', () => {
  expect(() => startLater(page('start();'), '/assets/start-app-1.js', 'wanted')).toThrow(
    'React Router',
  );
});

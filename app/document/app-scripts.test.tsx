import { runInNewContext } from 'node:vm';
import { type ComponentProps, createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, Scripts, ServerRouter, createStaticHandler } from 'react-router';
import { version } from 'react-router/package.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { startPolicy, writeAppScripts } from './app-scripts.ts';

const route = { hasLoader: false, hasAction: false, hasErrorBoundary: false };

/** The context of a page with two routes, as React Router gives it to entry.server. */
async function makeContext(): Promise<EntryContext> {
  const modules = { root: { default: Scripts }, 'routes/about': { default: () => null } };
  const handler = createStaticHandler([
    {
      id: 'root',
      path: '/',
      Component: Scripts,
      children: [{ id: 'routes/about', path: 'about' }],
    },
  ]);
  const staticHandlerContext = await handler.query(new Request('https://mainstreet.example/about'));
  if (staticHandlerContext instanceof Response) throw new Error('This page is no response.');
  return {
    branches: [],
    manifest: {
      url: '/assets/manifest-1.js',
      version: '1',
      entry: { module: '/assets/entry-1.js', imports: ['/assets/react-1.js'] },
      routes: {
        root: { ...route, id: 'root', path: '', module: '/assets/root-1.js', imports: ['/a.js'] },
        'routes/about': {
          ...route,
          id: 'routes/about',
          parentId: 'root',
          path: 'about',
          module: '/assets/about-1.js',
          imports: ['/a.js', '/b.js'],
        },
      },
    },
    routeModules: modules,
    serverHandoffString: '{"ssr":true,"words":"\\u003c/b> $&"}',
    staticHandlerContext,
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
    serializeError: (error: Error) => error,
    renderMeta: {},
  } as unknown as EntryContext;
}

async function writeOurs(hydration: 'idle' | null) {
  return writeAppScripts({
    context: await makeContext(),
    startUrl: '/assets/start-1.js',
    hydration,
  });
}

test(`React Router ${version} starts its app by the same scripts`, async () => {
  const props: ComponentProps<typeof ServerRouter> = {
    context: await makeContext(),
    url: 'https://mainstreet.example/about',
  };
  const stream = await renderToReadableStream(createElement(ServerRouter, props));
  const theirs = await new Response(stream).text();
  const [data, module = ''] = Array.from(
    theirs.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g),
    ([, script]) => script,
  );
  const preloads = Array.from(theirs.matchAll(/modulepreload" href="([^"]+)"/g), ([, url]) => url);
  const ours = await writeOurs(null);
  expect(ours.data).toBe(data);
  expect(new Set(ours.preloads)).toEqual(new Set(preloads));
  const toLines = (code: string) => code.split(/[;\n]\s*/).filter(Boolean);
  expect(toLines(ours.module)).toEqual(toLines(module));
});

test('a deferred app loads no scripts until it starts, and then all of them', async () => {
  const { module, preloads } = await writeOurs('idle');
  expect(preloads).toEqual([]);
  expect(module.match(/^import .*$/gm)).toEqual(['import { startApp } from "/assets/start-1.js";']);
  const loaded: string[] = [];
  const load = async (url: string) => {
    loaded.push(url);
    return { [url]: true };
  };
  const window: Record<string, unknown> = {};
  type Call = [string[], () => Promise<unknown>, string];
  const calls: Call[] = [];
  const startApp = (...call: Call) => void calls.push(call);
  const script = module.replace(/^import .*$/m, '').replaceAll('import(', 'load(');
  runInNewContext(script, { window, startApp, load });
  expect(loaded).toEqual([]);
  expect(calls[0]?.[0]).toEqual((await writeOurs(null)).preloads);
  expect(calls[0]?.[2]).toBe('idle');
  await calls[0]?.[1]();
  expect(loaded.at(-1)).toBe('/assets/entry-1.js');
  expect(loaded.slice(0, -1).toSorted()).toEqual([
    '/assets/about-1.js',
    '/assets/manifest-1.js',
    '/assets/root-1.js',
  ]);
  expect(window).toEqual({
    __reactRouterRouteModules: {
      root: { '/assets/root-1.js': true },
      'routes/about': { '/assets/about-1.js': true },
    },
  });
});

/** What `start` puts into the page. */
async function start(trustedTypes?: object) {
  const script = { type: '', text: '' as unknown, remove: () => undefined };
  const document = { createElement: () => script, head: { append: () => undefined } };
  const { start: code, module } = await writeOurs(null);
  expect(code).not.toContain('<');
  runInNewContext(code, { document, trustedTypes, self: { trustedTypes } });
  return { script, module };
}

test('the start script inserts the module', async () => {
  const { script, module } = await start();
  expect(script).toMatchObject({ type: 'module', text: module });
});

test('under Trusted Types, the start script goes through the allowed policy', async () => {
  const policies: string[] = [];
  const createPolicy = (name: string, rules: { createScript: (text: string) => string }) => {
    policies.push(name);
    return { createScript: (text: string) => ({ trusted: rules.createScript(text) }) };
  };
  const { script, module } = await start({ createPolicy });
  expect(script.text).toEqual({ trusted: module });
  expect(policies).toEqual([startPolicy]);
});

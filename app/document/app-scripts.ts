import type { EntryContext } from 'react-router';
import type { AppStart } from '#app/config/screen-handle.ts';

/** The Trusted Types policy with which `start` inserts the module, once. */
export const startPolicy = 'start';

/** The scripts that end a page, in place of React Router's <Scripts>. */
export type AppScripts = {
  /** Prepares the stream that brings the loaders' data. */
  data: string;
  /** Inserts `module` into the page. */
  start: string;
  /** Imports the page's routes, then the app; or has app/browser/start do so later. */
  module: string;
  /** Scripts to load at once; none if the app starts later. */
  preloads: string[];
};

type Options = {
  context: Pick<EntryContext, 'manifest' | 'serverHandoffString' | 'staticHandlerContext'>;
  /** The URL of app/browser/start/start-app.ts. */
  startUrl: string;
  /** When the app hydrates; null for at once. */
  hydration: AppStart | null;
};

/**
 * Writes the scripts that React Router's <Scripts> would write, but the app may start later, and a
 * hashed script inserts the module: with `'strict-dynamic'` a module in the HTML cannot import
 * anything, because its imports have no hash either; a script inserted by a trusted one can
 * (Content Security Policy 3, 8.2). The test compares them with <Scripts> of the installed version.
 */
export function writeAppScripts({ context, startUrl, hydration }: Options): AppScripts {
  const { manifest, serverHandoffString = '', staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = ids.map((id) => manifest.routes[id]).filter((route) => route !== undefined);
  const { module: app, imports } = manifest.entry;
  const needed = [manifest.url, app, ...imports];
  for (const route of routes) needed.push(route.module, ...(route.imports ?? []));
  const preloads = Array.from(new Set(needed));
  const urls = routes.map(({ module }) => module);
  const rest = `window.__reactRouterRouteModules = {${ids.map((id, at) => `${JSON.stringify(id)}:route${at}`).join(',')}};`;
  const module =
    hydration === null
      ? `import ${JSON.stringify(manifest.url)};
${urls.map((url, at) => `import * as route${at} from ${JSON.stringify(url)};`).join('\n')}
${rest}
import(${JSON.stringify(app)});`
      : `import { startApp } from ${JSON.stringify(startUrl)};
startApp(${JSON.stringify(preloads)}, async () => {
const [${urls.map((_, at) => `route${at}`).join(', ')}] = await Promise.all([${[...urls, manifest.url].map((url) => `import(${JSON.stringify(url)})`).join(', ')}]);
${rest}
return import(${JSON.stringify(app)});
}, ${JSON.stringify(hydration)});`;
  return {
    data: `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`,
    start: insertModule(module),
    module,
    preloads: hydration === null ? preloads : [],
  };
}

function insertModule(code: string): string {
  const text = JSON.stringify(code).replaceAll('<', String.raw`\u003c`);
  return `{const code=${text},script=document.createElement("script");script.type="module";script.text=self.trustedTypes?trustedTypes.createPolicy("${startPolicy}",{createScript:(text)=>text}).createScript(code):code;document.head.append(script);script.remove()}`;
}

import { type Plugin, build } from 'vite';

const virtual = 'virtual:start-script';
const source = '/app/browser/start/start-app.ts';

/**
 * `virtual:start-script` is the URL of the built app/browser/start/start-app.ts. The browser build
 * runs before the Worker build, in one process (React Router shares its plugins).
 */
export function startScript(): Plugin {
  let address = source;
  let reference: string | null = null;
  return {
    name: 'start-script',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      reference = this.emitFile({ type: 'chunk', id: source, name: 'start-app' });
    },
    generateBundle() {
      if (reference !== null && this.environment.name === 'client') {
        address = `/${this.getFileName(reference)}`;
      }
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    load: (id) => (id === `\0${virtual}` ? `export default ${JSON.stringify(address)};` : null),
  };
}

const prefix = 'virtual:service-worker';
const folder = 'app/browser/offline';
const modules = new Map([
  [prefix, `${folder}/service-worker.ts`],
  [`${prefix}-off`, `${folder}/service-worker-off.ts`],
]);

/**
 * Service workers as strings, `virtual:service-worker` and `virtual:service-worker-off`, which
 * `functions/offline/get-service-worker.ts` serves. Each is one file, bundled separately, because a
 * worker shares no file with pages and must only change with its own code.
 */
export function serviceWorkers(): Plugin {
  return {
    name: 'service-workers',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : null),
    async load(id) {
      const entry = modules.get(id.slice(1));
      if (!id.startsWith('\0') || entry === undefined) return null;
      return `export default ${JSON.stringify(await bundle(entry))};`;
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk, ...others] = outputs;
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} is not one file`);
  return chunk.code;
}

import type { Plugin } from 'vite';

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

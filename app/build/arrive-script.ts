import type { Plugin } from 'vite';

const virtual = 'virtual:arrive-script';
const source = '/app/browser/arrival/arrive.ts';

/**
 * `virtual:arrive-script` exports the URL of app/browser/arrival/arrive.ts as the browser loads it.
 * The browser's build runs before the Worker's, in one process (React Router shares its plugins).
 */
export function arriveScript(): Plugin {
  let address = source;
  let reference: string | null = null;
  return {
    name: 'arrive-script',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      reference = this.emitFile({ type: 'chunk', id: source, name: 'arrive' });
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

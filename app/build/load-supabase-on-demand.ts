import type { Plugin } from 'vite';

/** What supabase-js makes for each client at once, as a Worker needs it: when a person calls it. */
const parts: Record<string, string> = {
  '@supabase/auth-js': `
    export class AuthClient {
      constructor(options) {
        this.load = async () => new (await import('@supabase/auth-js')).AuthClient(options);
      }
      onAuthStateChange() {}
      async getSession() { return { data: { session: null }, error: null }; }
      async getUser(token) { return (await this.load()).getUser(token); }
      get admin() {
        const get = (_, name) => async (...given) => (await this.load()).admin[name](...given);
        return new Proxy({}, { get });
      }
      async getClaims(token) { return (await this.load()).getClaims(token); }
    }`,
  '@supabase/storage-js': `
    export class StorageApiError extends Error {}
    export class StorageClient {
      constructor(...options) { this.options = options; }
      from(bucket) {
        const load = async () => {
          const { StorageClient } = await import('@supabase/storage-js');
          return new StorageClient(...this.options).from(bucket);
        };
        const get = (_, name) => async (...given) => (await load())[name](...given);
        return new Proxy({}, { get });
      }
    }`,
  '@supabase/realtime-js': 'export class RealtimeClient {}',
};

const prefix = '\0on-demand:';

/**
 * In the Worker supabase-js is PostgREST's client, and the rest is loaded when it is called: accounts
 * (`getUser`, `getClaims`, `admin`) and files; live updates never are. That is four fifths of the package,
 * which each new isolate would compile before its first answer.
 */
export function loadSupabaseOnDemand(): Plugin {
  return {
    name: 'load-supabase-on-demand',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id, importer) =>
      id in parts && importer?.includes('/@supabase/supabase-js/') ? prefix + id : null,
    load: (id) => (id.startsWith(prefix) ? parts[id.slice(prefix.length)] : null),
  };
}

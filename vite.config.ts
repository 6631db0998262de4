import { cloudflare } from '@cloudflare/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { execFileSync } from 'node:child_process';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: 'ssr' } }), tailwindcss(), reactRouter()],
  // Hidden: no comment points there; `public/.assetsignore` keeps them from being served.
  build: { target: 'es2022', sourcemap: 'hidden' },
  define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(`mainstreet@${findRevision()}`) },
});

/** The commit that is built, or the version where there is no repository. */
function findRevision(): string {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { stdio: [...stdio] })
      .toString()
      .trim();
  } catch {
    return packageJson.version;
  }
}

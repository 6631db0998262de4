import { cloudflare } from '@cloudflare/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { findCommit } from './app/build/find-commit.ts';
import { loadSupabaseOnDemand } from './app/build/load-supabase-on-demand.ts';
import { mapShapes } from './app/build/map-shapes/map-shapes-plugin.ts';
import { pseudoLanguage } from './app/build/pseudo-language.ts';
import { raiseScreenLoadErrors } from './app/build/raise-screen-load-errors.ts';
import { scriptGroups } from './app/build/script-groups.ts';
import { startScript, serviceWorkers } from './app/build/separate-scripts.ts';
import { splitServerBuild } from './app/build/split-server-build.ts';
import packageJson from './package.json' with { type: 'json' };
import { writeVocabulary } from './supabase/reference/write-vocabulary.ts';

writeVocabulary();

const release = `mainstreet@${findCommit() ?? packageJson.version}`;

export default defineConfig({
  plugins: [
    // `npm run dev` keeps the caches beside its database.
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      ...(process.env.WORKER_FOLDER && { persistState: { path: process.env.WORKER_FOLDER } }),
    }),
    tailwindcss(),
    reactRouter(),
    splitServerBuild(),
    loadSupabaseOnDemand(),
    raiseScreenLoadErrors(),
    pseudoLanguage(),
    mapShapes(),
    serviceWorkers(),
    startScript(),
  ],
  // Hidden: no comment points there; `public/.assetsignore` keeps them from being served.
  build: { target: 'es2022', sourcemap: 'hidden' },
  environments: {
    // Less to load before a new isolate's first answer; names of classes and functions stay, since logs have them.
    ssr: { build: { rolldownOptions: { output: { minify: true, keepNames: true } } } },
    client: {
      build: {
        rolldownOptions: {
          // Puts messages where they are shown: a screen has only its own.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: { codeSplitting: { groups: scriptGroups }, postBanner: hintToCompile },
        },
      },
    },
  },
  define: {
    'import.meta.env.VITE_RELEASE': JSON.stringify(release),
    'import.meta.env.VITE_VERSION': JSON.stringify(packageJson.version),
    'import.meta.env.VITE_LANGUAGE': JSON.stringify(process.env.VITE_LANGUAGE ?? 'en-US'),
  },
});

/**
 * Has Chromium compile what every screen runs at once whole, on another thread, instead of function
 * by function when a page comes to life (V8's explicit compile hints). Others take it for a comment.
 */
function hintToCompile({ name }: { name: string }): string {
  return ['react-dom', 'framework'].includes(name) ? '//# allFunctionsCalledOnLoad' : '';
}

import { cloudflare } from '@cloudflare/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { type Rolldown, defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { startScript } from './app/build/start-script.ts';
import { findRevision } from './app/build/find-revision.ts';
import { mapShapes } from './app/build/map-shapes/map-shapes-plugin.ts';
import { raiseScreenLoadErrors } from './app/build/raise-screen-load-errors.ts';
import { serviceWorkers } from './app/build/service-worker/service-worker-plugin.ts';

const shared = /\/app\/(browser|components|config|domain|services)\//;

/** What forms and signed-in screens alone need; public screens do without. */
const ofSomeScreens = new RegExp(
  [
    'components/(chart|claim|editing|editors|photos|signed-in|submission)/',
    'components/(account/username|ui/(dialog|form|run-form|text-field))',
    'browser/(live|notifications|photos|offline|session/(ask|reload|show|sign-in)|toasts/notify)',
    'domain/[^/]+/[^/]+-calls\\.',
    'domain/(article/(parse|curl|write)|business/(parse|typed|repeat)|photo/read)',
    'domain/(access|account|admin-queue|audit|change|claim|contact|duplicate|editing|editorial|export|health)/',
    'domain/(history|import|mail|metric|metro-index|notification|people|offline|setting|submission|us-state)/',
    'domain/(profile/(?!profile\\.)|session/(?!session\\.|sign-out\\.))',
  ].join('|'),
);

/**
 * What screens share is three files instead of thirty: a profile asks for 9 scripts, not for 20, and
 * brotli finds more to share. `$initial` leaves what is loaded on demand out of them. react-dom is
 * apart so that it is evaluated in a task of its own.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
  // What a page to read loads first must bring nothing else along.
  {
    name: 'start',
    test: /\/app\/browser\/(start|errors\/error-reports|send-report|when-idle)|\/app\/config\/vitals/,
  },
  { name: 'framework', test: /node_modules\/(react|react-router)\// },
  {
    name: 'site',
    test: (id) => shared.test(id) && !ofSomeScreens.test(id),
    minShareCount: 2,
    tags: ['$initial'],
  },
];

const release = `mainstreet@${findRevision() ?? packageJson.version}`;

export default defineConfig({
  plugins: [
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    tailwindcss(),
    reactRouter(),
    raiseScreenLoadErrors(),
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
        rolldownOptions: { output: { codeSplitting: { groups }, postBanner: hintToCompile } },
      },
    },
  },
  define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(release) },
});

/**
 * Has Chromium compile what every screen runs at once whole, on another thread, instead of function
 * by function when a page comes to life (V8's explicit compile hints). Others take it for a comment.
 */
function hintToCompile({ name }: { name: string }): string {
  return ['react-dom', 'framework'].includes(name) ? '//# allFunctionsCalledOnLoad' : '';
}

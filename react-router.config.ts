import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Commands build beside `build/`: see supabase/commands/take-build.ts.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  // All routes are known at once: some 2 kB, and no question to the server before a screen opens.
  routeDiscovery: { mode: 'initial' },
  // A signed-in screen is one file: its loader, its guard and what it shows are wanted at once.
  splitRouteModules: false,
} satisfies Config;

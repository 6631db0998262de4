import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import type { Screens } from '../screens.ts';

/** Provides the list of pages, by which requests are named, counted, cached and listed. */
export function provideScreens(screens: Screens) {
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('screens', screens);
    await next();
  });
}

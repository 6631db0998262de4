import type { ServerBuild } from 'react-router';
import { answerAppError } from './answer-app-error.ts';

/**
 * Wraps every loader of the build, so that expected failures become responses and no loader can
 * forget it. Not a middleware, which gets the error page instead of the error.
 */
export function answerLoaderErrors(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!route || typeof loader !== 'function') return [id, route];
    const answering: typeof loader = async (args) => {
      try {
        return await loader(args);
      } catch (error) {
        return answerAppError(error);
      }
    };
    return [id, { ...route, module: { ...route.module, loader: answering } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

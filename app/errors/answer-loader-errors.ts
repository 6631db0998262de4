import {
  data,
  type ServerBuild,
  type UNSAFE_DataWithResponseInit as DataWithResponseInit,
} from 'react-router';
import { AppError, type ErrorCode } from './app-error.ts';
import { logFailure } from './write-log.ts';

/**
 * Responds to an expected failure of a page with its status and sentence; rethrows others. Logs the
 * cause of a 5xx here, because React Router drops it. Without a status text, React Router would call
 * any status "Internal Server Error".
 */
export function answerAppError(error: unknown): never {
  if (isThrownData(error)) {
    throw data(error.data, { statusText: '', ...error.init });
  }
  if (!(error instanceof AppError)) {
    throw error;
  }
  if (error.status >= 500) {
    logFailure(error);
  }
  const { message, status, headers } = error;
  throw data({ message }, { status, statusText: '', headers });
}

function isThrownData(error: unknown): error is DataWithResponseInit<unknown> {
  return error instanceof data(null).constructor;
}

/**
 * Wraps every loader with `answerAppError`, so that none can forget it. A middleware could not,
 * because it gets the rendered error page instead of the error.
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

/** Any other failure is our own fault: a substitute would hide it, and blame the database. */
const away: ReadonlySet<ErrorCode> = new Set(['backend_unavailable', 'backend_timeout']);

/**
 * Returns what was requested, or a substitute while the database does not answer.
 * @throws the failure, if it is another one or there is no substitute
 */
export async function withFallback<Found, Fallback>(
  requested: Promise<Found>,
  findFallback: () => Promise<Fallback | null>,
): Promise<Found | Fallback> {
  try {
    return await requested;
  } catch (error) {
    if (!(error instanceof AppError) || !away.has(error.code)) throw error;
    const fallback = await findFallback();
    if (fallback === null) throw error;
    return fallback;
  }
}

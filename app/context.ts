import { type RouterContextProvider, createContext } from 'react-router';
import type { PublicEnv } from '#app/config/public-env.ts';
import type { Services } from '#app/services/services.ts';
import { answerAppError } from './errors/answer-app-error.ts';

/** 'https://mainstreet.example': where this site says it lives. */
export const siteOriginContext = createContext<string>();

export const publicEnvContext = createContext<PublicEnv>();

/** For `requireServices` alone. */
export const servicesContext = createContext<Services>();
/** For `requireWithinLimit` alone. */
export const rateLimitContext = createContext<(name: PageLimit) => Promise<void>>();

type PageLimit = 'search' | 'pages' | 'testErrors';
type LoaderContext = Readonly<RouterContextProvider>;

/**
 * Counts a page by who asks for it; what is in the page cache never gets here.
 * @throws data with status 429 when that was one too many
 */
export async function requireWithinLimit(context: LoaderContext, name: PageLimit): Promise<void> {
  await context.get(rateLimitContext)(name).catch(answerAppError);
}

/**
 * What a loader asks the outside world by, within a limit.
 * @throws data with status 429
 */
export async function requireServices(
  context: LoaderContext,
  limit: 'search' | 'pages' = 'pages',
): Promise<Services> {
  await requireWithinLimit(context, limit);
  return context.get(servicesContext);
}

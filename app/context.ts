import { type RouterContextProvider, createContext } from 'react-router';
import type { PublicEnv } from '#app/config/public-env.ts';
import type { Services } from '#app/services/services.ts';
import { answerAppError } from './errors/answer-app-error.ts';

/** 'https://mainstreet.example': where this site says it lives. */
export const siteOriginContext = createContext<string>();

export const publicEnvContext = createContext<PublicEnv>();

/** For `requireServices` alone. */
export const servicesContext = createContext<Services>();
export const rateLimitContext = createContext<(name: PageLimit) => Promise<void>>();

type PageLimit = 'search' | 'pages';

/**
 * What a loader asks the outside world by. Each time counts against the limit of whoever asks for
 * the page, which is reached only by pages that are not in the cache.
 * @throws data with status 429 when that was one too many
 */
export async function requireServices(
  context: Readonly<RouterContextProvider>,
  limit: PageLimit = 'pages',
): Promise<Services> {
  await context.get(rateLimitContext)(limit).catch(answerAppError);
  return context.get(servicesContext);
}

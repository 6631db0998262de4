import { createContext } from 'react-router';
import type { PublicEnv } from '#app/config/public-env.ts';
import type { Services } from '#app/services/services.ts';

/** What the Worker hands to loaders and actions. */
export const servicesContext = createContext<Services>();

/** 'https://mainstreet.example': where this site says it lives. */
export const siteOriginContext = createContext<string>();

/** Counts a search by who asks for it; throws AppError rate_limited when that was one too many. */
export const searchLimitContext = createContext<() => Promise<void>>();

export const publicEnvContext = createContext<PublicEnv>();

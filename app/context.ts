import { createContext } from 'react-router';
import type { PublicEnv } from '#app/config/public-env.ts';
import type { PageLimit, ScreenHandle } from '#app/config/screen-handle.ts';
import type { Services } from '#app/services/services.ts';

/** 'https://mainstreet.example': the origin of this site. */
export const siteOriginContext = createContext<string>();

export const publicEnvContext = createContext<PublicEnv>();

/** Lists the patterns of all screens in routes.ts: '/business/:id'. */
export const patternsContext = createContext<() => Promise<string[]>>();

/** The services for loaders; only set once the visit has been counted against its limit. */
export const servicesContext = createContext<Services>();

/**
 * The visitor's place as a search would name it, or `anywhere`; null if it is unknown, and for
 * screens that do not declare `usesPlace`.
 */
export const visitorPlaceContext = createContext<string | null>(null);

/**
 * The network of a visitor whose searches may be counted; null for robots, and for people who ask
 * not to be tracked.
 */
export const countedNetworkContext = createContext<string | null>(null);

/** The secret that signs links in mails. */
export const linkSecretContext = createContext<string>();

/** What the Worker passes with a request for a page, only for the middleware of routes/base-layout. */
export const renderingContext = createContext<Visit>();

type Visit = {
  /** The handle of the requested screen. */
  handle: ScreenHandle;
  services: Services;
  /** @throws AppError rate_limited */
  count: (limit: PageLimit) => Promise<void>;
};

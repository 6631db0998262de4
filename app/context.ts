import { createContext } from 'react-router';
import type { PublicEnv } from '#app/config/public-env.ts';
import type { PageLimit, ScreenHandle } from '#app/config/screen-handle.ts';
import type { Services } from '#app/services/services.ts';

/** The site's origin: 'https://mainstreet.example'. */
export const siteOriginContext = createContext<string>();

export const publicEnvContext = createContext<PublicEnv>();

/** The services for loaders; set once the visit has been counted against its limit. */
export const servicesContext = createContext<Services>();

/** Set by the Worker per page request, for the middleware of routes/visit only. */
export const visitContext = createContext<Visit>();

type Visit = {
  /** The handle of the requested screen. */
  handle: ScreenHandle;
  services: Services;
  /** @throws AppError rate_limited, if the caller is over the limit */
  count: (limit: PageLimit) => Promise<void>;
};

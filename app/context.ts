import { createContext } from 'react-router';
import type { PublicEnv } from '#app/config/public-env.ts';
import type { PageLimit, ScreenHandle } from '#app/config/screen-handle.ts';
import type { Services } from '#app/services/services.ts';

/** 'https://mainstreet.example': where this site says it lives. */
export const siteOriginContext = createContext<string>();

export const publicEnvContext = createContext<PublicEnv>();

/** What a loader asks the outside world by: there is none before the visit has been counted. */
export const servicesContext = createContext<Services>();

/** What the Worker hands over with a request for a page, to the middleware of routes/visit alone. */
export const visitContext = createContext<Visit>();

type Visit = {
  /** Of the screen that was asked for. */
  handle: ScreenHandle;
  services: Services;
  /** @throws AppError rate_limited, when that was one too many of whoever asks */
  count: (limit: PageLimit) => Promise<void>;
};

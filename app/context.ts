import { createContext } from 'react-router';
import type { PublicEnv } from '#app/config/public-env.ts';
import type { Services } from '#app/services/services.ts';

/** What the Worker hands to loaders and actions. */
export const servicesContext = createContext<Services>();

/** 'https://mainstreet.example': where this site says it lives. */
export const siteOriginContext = createContext<string>();

export const publicEnvContext = createContext<PublicEnv>();

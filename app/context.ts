import { createContext } from 'react-router';
import type { PublicEnv } from '#app/config/public-env.ts';
import type { Services } from '#app/services/services.ts';

/** What the Worker hands to loaders and actions. */
export const servicesContext = createContext<Services>();

export const publicEnvContext = createContext<PublicEnv>();

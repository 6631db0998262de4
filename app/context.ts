import { createContext } from 'react-router';
import type { Services } from '#app/services/services.ts';

/** What the Worker hands to loaders and actions. */
export const servicesContext = createContext<Services>();

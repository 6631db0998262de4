import { createContext } from 'react';

/** Marks our own inline scripts while a document is rendered; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

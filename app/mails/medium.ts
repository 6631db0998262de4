import { createContext, useContext } from 'react';

/**
 * The format being rendered: each mail is rendered as both. `origin` is the origin of its links.
 */
type Medium = { kind: 'html' | 'text'; origin: string };

const MediumContext = createContext<Medium>({ kind: 'html', origin: '' });

export const MediumProvider = MediumContext.Provider;

export const useMedium = () => useContext(MediumContext);

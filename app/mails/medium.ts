import { createContext, useContext } from 'react';

/** How a mail is written at the moment: each is, twice. `origin` is that of its links. */
type Medium = { kind: 'html' | 'text'; origin: string };

const MediumContext = createContext<Medium>({ kind: 'html', origin: '' });

export const MediumProvider = MediumContext.Provider;

export const useMedium = () => useContext(MediumContext);

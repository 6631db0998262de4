import { createContext } from 'react-router';
import type { SignedIn } from '#app/browser/session/session-store.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** Set by `requireSession`, the middleware of routes/account; for clientLoaders. */
export const signedInContext = createContext<{ db: Db; session: SignedIn }>();

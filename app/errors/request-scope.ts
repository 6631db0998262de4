import { AsyncLocalStorage } from 'node:async_hooks';

/** What code deep inside a request may know of it, for the log alone. */
type RequestScope = {
  requestId: string;
  /** Tells the error tracker; does nothing where there is none. */
  report: (error: unknown) => void;
};

/** Why not an argument: React Router calls `handleError` and loaders without it. */
export const requestScope = new AsyncLocalStorage<RequestScope>();

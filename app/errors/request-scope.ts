import { AsyncLocalStorage } from 'node:async_hooks';

/** What code deep inside a request knows about it, only for the log. */
type RequestScope = {
  requestId: string;
  /** Reports to the error tracker; does nothing without one. */
  report: (error: unknown) => void;
};

/** Not an argument, because React Router calls `handleError` and loaders without it. */
export const requestScope = new AsyncLocalStorage<RequestScope>();

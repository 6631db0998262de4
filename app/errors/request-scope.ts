import { AsyncLocalStorage } from 'node:async_hooks';

/** Request data for nested code, used for logging only. */
type RequestScope = {
  requestId: string;
  /** Reports to the error tracker; does nothing if none is configured. */
  report: (error: unknown) => void;
};

/** Not an argument, because React Router calls `handleError` and loaders without it. */
export const requestScope = new AsyncLocalStorage<RequestScope>();

import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/** A middleware in the browser, for a route's `clientMiddleware`. */
export type ScreenMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;

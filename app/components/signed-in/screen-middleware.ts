import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/** A browser middleware, for a route's `clientMiddleware`. */
export type ScreenMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;

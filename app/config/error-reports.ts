/**
 * Shares of visits that are traced (a fifth), replayed (a tenth), and replayed on an error (all).
 */
export const sampleRates = {
  tracing: 0.2,
  replay: 0.1,
  replayOnError: 1,
} as const;

/** `mainstreet@<commit>`, under which Sentry's source maps are uploaded; set by vite.config.ts. */
export const release: string = import.meta.env.VITE_RELEASE;

/** Where browsers send reports: this site, which forwards those for its own Sentry project. */
export const reportsPath = '/api/errors';

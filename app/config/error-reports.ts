/** Shares of visits: each fifth is traced, each tenth replayed, and every one that meets an error. */
export const sampleRates = {
  tracing: 0.2,
  replay: 0.1,
  replayOnError: 1,
} as const;

/** `mainstreet@<commit>`, which Sentry's source maps are uploaded under; vite.config.ts sets it. */
export const release: string = import.meta.env.VITE_RELEASE;

/** Where browsers send reports: this site, which passes on those to its own project. */
export const reportsPath = '/api/errors';

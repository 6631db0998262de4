/** One in five visits is traced, one in ten replayed, and every visit with an error. */
export const sampleRates = {
  tracing: 0.2,
  replay: 0.1,
  replayOnError: 1,
} as const;

/** `mainstreet@<commit>`, under which Sentry's source maps are uploaded; vite.config.ts sets it. */
export const release: string = import.meta.env.VITE_RELEASE;

/** Where browsers send reports: this site forwards those of its own project. */
export const reportsPath = '/api/errors';

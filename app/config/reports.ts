/** Where browsers report violations of a page's policy. */
export const violationsPath = '/api/reports';

/** The name of that endpoint in `report-to` and Reporting-Endpoints. */
export const violationsGroup = 'reports';

/** Browser families, as precisely as a report identifies them. */
export const browserFamilies = ['Chromium', 'Firefox', 'Safari', 'other'] as const;

/** One in five visits is traced, one in ten replayed, and every visit with an error. */
export const sampleRates = {
  tracing: 0.2,
  replay: 0.1,
  replayOnError: 1,
} as const;

/** `mainstreet@<commit>`, under which Sentry's source maps are uploaded; vite.config.ts sets it. */
export const release: string = import.meta.env.VITE_RELEASE;

/** Where browsers report an error for the Worker's log, with or without Sentry. */
export const browserErrorsPath = '/api/browser-errors';

/** A place in our code, as stacks have it: "/assets/home-Ab12.js:1:204". */
export const codePlace = /\/[\w./-]{1,200}\.m?[jt]sx?:\d{1,7}:\d{1,7}/;

/** Where browsers send reports: this site forwards those of its own project. */
export const reportsPath = '/api/errors';

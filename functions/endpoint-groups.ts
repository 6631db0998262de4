import type { Endpoint } from './endpoint.ts';

type Options = Omit<Endpoint, 'methods' | 'path'>;

export const get = (path: string, rest: Options): Endpoint => ({
  methods: ['GET'],
  path,
  ...rest,
});
export const post = (path: string, rest: Options): Endpoint => ({
  methods: ['POST'],
  path,
  ...rest,
});

/** Callers and rate limits shared by several endpoints. */
export const groups = {
  search: { limit: 'search', callers: 'any-site' },
  suggest: { limit: 'suggest', callers: 'any-site' },
  listings: { limit: 'files', callers: 'any-site' },
  open: { limit: null, callers: 'anyone' },
  openToAll: { limit: null, callers: 'any-site' },
  mails: { limit: 'mails', callers: 'anyone' },
  sitemap: { limit: 'sitemap', callers: 'anyone' },
  files: { limit: 'files', callers: 'anyone' },
  metrics: { limit: 'metricsReads', callers: 'metrics-token' },
} as const;

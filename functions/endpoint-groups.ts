import { searchParameters } from '#app/domain/search/search.ts';
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

/** Callers and limits that several lines of the table share. */
export const groups = {
  search: { limit: 'search', callers: 'any-site', searchParams: searchParameters },
  suggest: { limit: 'suggest', callers: 'any-site', searchParams: ['q', 'near'] },
  listings: { limit: 'files', callers: 'any-site' },
  open: { limit: null, callers: 'anyone' },
  mails: { limit: 'mails', callers: 'anyone' },
  sitemap: { limit: 'sitemap', callers: 'anyone' },
  files: { limit: 'files', callers: 'anyone' },
  pictures: { limit: 'art', callers: 'anyone', isPicture: true },
  metrics: { limit: 'metricsReads', callers: 'metrics-token' },
} as const;

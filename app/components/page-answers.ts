import { data } from 'react-router';
import { AppError } from '#app/errors/app-error.ts';

/**
 * For pages that are the same for everyone: browsers ask each time, the edge keeps them for a
 * minute and serves them stale while rendering anew. Why not s-maxage: it turns stale serving off.
 */
export const publicPageHeaders = {
  'Cache-Control': 'public, max-age=0',
  'Cloudflare-CDN-Cache-Control': 'max-age=60, stale-while-revalidate=86400, stale-if-error=604800',
};

/** Gives an expected failure its own status, with the sentence people may read; rethrows the rest. */
export function answerAppError(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw data({ message: error.message }, { status: error.status, headers: error.headers });
}

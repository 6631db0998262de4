import { AppError, type ErrorCode } from './app-error.ts';

/** Any other failure is our own fault: a substitute would hide it, and blame the database. */
const away: ReadonlySet<ErrorCode> = new Set(['backend_unavailable', 'backend_timeout']);

/**
 * Returns what was requested, or a substitute while the database does not answer.
 * @throws the failure, if it is another one or there is no substitute
 */
export async function withFallback<Found, Kept>(
  asked: Promise<Found>,
  standIn: () => Promise<Kept | null>,
): Promise<Found | Kept> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof AppError) || !away.has(error.code)) throw error;
    const kept = await standIn();
    if (kept === null) throw error;
    return kept;
  }
}

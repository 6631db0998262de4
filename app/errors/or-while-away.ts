import { AppError } from './app-error.ts';

/**
 * Resolves as `asked`, or with `standIn` if the database is down (an AppError with a 5xx status).
 * @throws any other error; the original one if `standIn` returns null
 */
export async function orWhileAway<Found, Kept>(
  asked: Promise<Found>,
  standIn: () => Promise<Kept | null>,
): Promise<Found | Kept> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof AppError) || error.status < 500) throw error;
    const kept = await standIn();
    if (kept === null) throw error;
    return kept;
  }
}

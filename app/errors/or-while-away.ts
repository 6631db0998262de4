import { AppError } from './app-error.ts';

/**
 * Returns what was requested, or a substitute while the database is down.
 * @throws the failure, if it is another one or there is no substitute
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

import { AppError } from './app-error.ts';

/**
 * What was asked for, or while the database is away what stands in for it.
 * @throws the failure, when it is another one or nothing stands in
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

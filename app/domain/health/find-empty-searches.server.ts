import type { Services } from '#app/services/services.ts';
import type { EmptySearches } from './health.ts';

const shownDays = 28;
const maxPlaces = 50;

/**
 * Returns how often searches found nothing in the last four weeks, by place.
 * @throws if Redis does not respond
 */
export async function findEmptySearches(
  { tallies }: Pick<Services, 'tallies'>,
  now: Date,
): Promise<EmptySearches> {
  const days = Array.from({ length: shownDays }, (_, ago) =>
    new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10),
  );
  const totals = new Map<string, number>();
  for (const sums of await tallies.read('empty-searches', days)) {
    for (const [name, sum] of Object.entries(sums)) {
      totals.set(name, (totals.get(name) ?? 0) + sum);
    }
  }
  const places = Array.from(totals, ([name, searches]) => ({ name, searches }))
    .sort((one, other) => other.searches - one.searches || (one.name < other.name ? -1 : 1))
    .slice(0, maxPlaces);
  return { days: shownDays, places };
}

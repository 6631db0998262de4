import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { HolidayHours } from './holiday.ts';

/**
 * Returns who is open in a metro on a date, who is closed and who has not said; null for an unknown
 * metro.
 * @throws AppError backend_unavailable
 */
export function findHolidayHours(
  { serviceDb }: Pick<Services, 'serviceDb'>,
  { metro, date }: { metro: string; date: string },
): Promise<HolidayHours | null> {
  const args = { metro, on_date: date };
  return readPublic({ db: serviceDb }, 'find_holiday_hours', args, [`metro:${metro}`]);
}

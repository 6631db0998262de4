import type { Hours } from '#app/domain/business/business.ts';
import { describeNearHoliday } from '#app/domain/business/format-hours.ts';
import type { Holiday } from '#app/domain/holiday/holiday.ts';
import { useNow } from './use-now.ts';

type HolidayNoteProps = {
  hours: Hours;
  /** The coming holidays. */
  holidays: readonly Holiday[];
  /** 'YYYY-MM-DD': the date searched for; absent: today and tomorrow. */
  date?: string | undefined;
  /** Milliseconds; when the server rendered. */
  renderedAt: number;
};

/** "Closed tomorrow for Thanksgiving", or that hours may differ. */
export function HolidayNote({ hours, holidays, date, renderedAt }: HolidayNoteProps) {
  const now = useNow(renderedAt);
  const note = describeNearHoliday(hours, { holidays, date, now });
  if (!note) return null;
  return (
    <p className={`text-sm ${note.kind === 'unconfirmed' ? 'text-soft' : 'font-medium'}`}>
      {note.text}
    </p>
  );
}

import type { Business } from '#app/domain/business/business.ts';
import { weekdays } from '#app/domain/business/format-hours.ts';
import { findLocalDate } from '#app/domain/business/open-state.ts';

const weekMs = 7 * 86_400_000;
/** The same time twice means closed all day. */
const allDayClosed = { opens: '00:00', closes: '00:00' };

/** Describes the week and the special days in schema.org's vocabulary. */
export function describeHours(business: Business, renderedAt: number) {
  const { opening_hours, special_hours, temporarily_closed } = business;
  return {
    openingHoursSpecification: opening_hours.map(({ day_of_week, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[day_of_week - 1]}`,
      ...describeSpan(opens, closes),
    })),
    specialOpeningHoursSpecification: temporarily_closed
      ? describeClosedWeek(business, renderedAt)
      : special_hours.map(({ date, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: date,
          validThrough: date,
          ...(opens && closes ? describeSpan(opens, closes) : allDayClosed),
        })),
  };
}

/** Closed with unknown end: at least from today to this day next week. */
function describeClosedWeek({ time_zone }: Business, renderedAt: number) {
  const [validFrom, validThrough] = [renderedAt, renderedAt + weekMs].map((moment) =>
    findLocalDate(time_zone, new Date(moment)),
  );
  if (!validFrom || !validThrough) return [];
  return [{ '@type': 'OpeningHoursSpecification', validFrom, validThrough, ...allDayClosed }];
}

/** All day is 00:00 to 23:59 in this vocabulary; equal times would mean closed. */
function describeSpan(opens: string, closes: string) {
  const isWholeDay = opens === closes || (opens === '00:00' && closes === '24:00');
  if (isWholeDay) return { opens: '00:00', closes: '23:59' };
  return { opens, closes: closes === '24:00' ? '00:00' : closes };
}

import type { Business } from '#app/domain/business/business.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The week and the special days in schema.org's vocabulary. */
export function describeHours({ opening_hours, special_hours }: Business) {
  return {
    openingHoursSpecification: opening_hours.map(({ day_of_week, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[day_of_week - 1]}`,
      ...describeSpan(opens, closes),
    })),
    specialOpeningHoursSpecification: special_hours.map(({ date, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      // The same time twice means closed all day.
      ...(opens && closes ? describeSpan(opens, closes) : { opens: '00:00', closes: '00:00' }),
    })),
  };
}

/** Round the clock is 00:00 to 23:59 in this vocabulary; equal times would mean closed. */
function describeSpan(opens: string, closes: string) {
  const isWholeDay = opens === closes || (opens === '00:00' && closes === '24:00');
  if (isWholeDay) return { opens: '00:00', closes: '23:59' };
  return { opens, closes: closes === '24:00' ? '00:00' : closes };
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Parses a day as files write it, "2019-12-31", "20191231", "12/31/2019", "12/31/19", "Dec 31
 * 2019", "31-Dec-19", with or without a time, to "2019-12-31"; returns null if invalid.
 */
export function parseDate(cell: string): string | null {
  const text = cell.replace(/\/\s+/g, '/');
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    [];
  if (year && month && day) return toDay(year, month, day);
  const [, usMonth, usDay, usYear] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  if (usMonth && usDay && usYear) return toDay(usYear, usMonth, usDay);
  const [, name, nameDay, nameYear] =
    /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})/i.exec(text) ?? [];
  if (name && nameDay && nameYear) return toDay(nameYear, toMonth(name), nameDay);
  const [, dayFirst, dayMonth, dayYear] =
    /^(\d{1,2})[-\s]([a-z]{3})[a-z]*[-\s](\d{4}|\d{2})(?!\d)/i.exec(text) ?? [];
  return dayFirst && dayMonth && dayYear ? toDay(dayYear, toMonth(dayMonth), dayFirst) : null;
}

function toMonth(name: string): string {
  return String(months.indexOf(name.toLowerCase()) + 1);
}

/** Two-digit years mean 1970 to 2069; a year later than in POSIX (1969 to 2068). */
function toDay(year: string, month: string, day: string): string | null {
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return null;
  const century = Number(year) < 70 ? '20' : '19';
  const whole = year.length === 4 ? year : `${century}${year}`;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

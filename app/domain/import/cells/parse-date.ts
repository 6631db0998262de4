/** A day as files have it, "2019-12-31", "12/31/2019", with or without a time, as "2019-12-31"; null for what is none. */
export function parseDate(cell: string): string | null {
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(cell) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(cell) ??
    [];
  if (year && month && day) return toDay(year, month, day);
  const [, usMonth, usDay, usYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(cell) ?? [];
  return usMonth && usDay && usYear ? toDay(usYear, usMonth, usDay) : null;
}

function toDay(year: string, month: string, day: string): string | null {
  if (Number(month) > 12 || Number(day) > 31) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

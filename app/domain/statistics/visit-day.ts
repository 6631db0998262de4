/** A local day and the seconds until it ends; off by an hour on days when the clocks change. */
export type VisitDay = { timeZone: string; day: string; secondsLeft: number };

/**
 * Returns the current day in an IANA time zone; null for an unknown zone. Caches nothing, because
 * callers can send made-up names.
 */
export function findDay(timeZone: string, nowMs: number): VisitDay | null {
  if (!/^[A-Z]/.test(timeZone)) return null; // Offsets like '+05:00' are zones to Intl.
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of format.formatToParts(nowMs)) part[type] = value;
    const [hours, minutes, seconds] = [part.hour, part.minute, part.second].map(Number);
    return {
      timeZone,
      day: `${part.year}-${part.month}-${part.day}`,
      secondsLeft: 86_400 - ((hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0)),
    };
  } catch {
    return null;
  }
}

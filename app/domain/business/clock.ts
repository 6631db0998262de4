/** A time zone and its offsets so far: they are slow to compute, and cards share them. */
export type Clock = { findOffset: FindOffset; offsets: Map<number, number> };

/** Returns the milliseconds to add to UTC for the local time at an instant. */
type FindOffset = (instant: number) => number;

/** Offsets only change on quarter hours. */
const offsetStepMs = 15 * 60_000;
const offsetsKept = 1000;
const clocks = new Map<string, Clock | null>();

/** Returns the clock of an IANA time zone; null if there is none of this name. */
export function findClock(timeZone: string): Clock | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = createClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the milliseconds to add to UTC for the local time at an instant. */
export function offsetAt({ findOffset, offsets }: Clock, instant: number): number {
  const step = Math.floor(instant / offsetStepMs);
  const known = offsets.get(step);
  if (known !== undefined) return known;
  const offset = findOffset(step * offsetStepMs);
  if (offsets.size >= offsetsKept) offsets.clear();
  offsets.set(step, offset);
  return offset;
}

function createClock(timeZone: string): Clock | null {
  try {
    const findOffset =
      'Temporal' in globalThis ? createByTemporal(timeZone) : createByIntl(timeZone);
    return { findOffset, offsets: new Map() };
  } catch {
    return null;
  }
}

/** Uses Temporal where it exists (not yet in Safari): Intl is slow to start. */
function createByTemporal(timeZone: string): FindOffset {
  const findOffset: FindOffset = (instant) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).offsetNanoseconds /
    1e6;
  findOffset(0); // Throws, as Intl does, where there is no such zone.
  return findOffset;
}

function createByIntl(timeZone: string): FindOffset {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instant) => {
    const part: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute) - instant;
  };
}

type Status = {
  status: 'published' | 'closed';
  temporarily_closed: boolean;
  /** Whether the cell may mean that it has closed: a member that was dropped. */
  isDoubtful: boolean;
};

const closedFor = {
  good: [
    'closed',
    'permanently closed',
    'out of business',
    'inactive',
    'not active',
    'defunct',
    'dissolved',
    'expired',
    'revoked',
    'license revoked',
    'cancelled',
    'canceled',
    'license cancelled',
    'terminated',
    'surrendered',
    'withdrawn',
    'void',
    'business closed',
    // For columns named "Active".
    'no',
    'n',
    'false',
    // Codes of Chicago's licenses: canceled, revoked.
    'aac',
    'rev',
  ],
  now: [
    'temporarily closed',
    'seasonally closed',
    'suspended',
    'planning',
    'planned',
    'coming soon',
    'closed temporarily',
  ],
  maybe: ['dropped', 'lapsed', 'denied', 'pending', 'not renewed', 'delinquent', 'unknown'],
};

type StatusInput = {
  cell: string;
  /** The cell of a column with closing dates. */
  closedOn: string;
  /** Whether the name says that it has closed. */
  isClosed: boolean;
  /** The current day, "2026-11-22". */
  today: string;
};

/** Returns whether a row's business is open; an unknown value means open. */
export function parseStatus({
  cell,
  closedOn,
  isClosed: isNamedClosed,
  today,
}: StatusInput): Status {
  const closed = parseDate(closedOn);
  const isClosed = isNamedClosed || isClosedWord(cell) || (closed !== null && closed <= today);
  return {
    status: isClosed ? 'closed' : 'published',
    temporarily_closed: !isClosed && closedFor.now.includes(toWords(cell)),
    isDoubtful: !isClosed && closedFor.maybe.includes(toWords(cell)),
  };
}

/** Returns whether a cell means permanently closed. */
export function isClosedWord(cell: string): boolean {
  return cell === '0' || closedFor.good.includes(toWords(cell));
}

function toWords(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

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

import { parseDate } from './parse-date.ts';

type Status = { status: 'published' | 'closed'; temporarily_closed: boolean };

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
    // Of columns that are called "Active".
    'no',
    'n',
    'false',
  ],
  now: [
    'temporarily closed',
    'seasonally closed',
    'suspended',
    'planning',
    'planned',
    'coming soon',
  ],
};

type StatusInput = {
  cell: string;
  /** The cell of a column of days on which businesses closed. */
  closedOn: string;
  /** This day, "2026-11-22". */
  today: string;
};

/** What a row says about whether a business is open; a value that is not known means that it is. */
export function parseStatus({ cell, closedOn, today }: StatusInput): Status {
  const closed = parseDate(closedOn);
  const isClosed = isClosedWord(cell) || (closed !== null && closed <= today);
  return {
    status: isClosed ? 'closed' : 'published',
    temporarily_closed: !isClosed && closedFor.now.includes(toWords(cell)),
  };
}

/** Whether a cell says that a business is closed for good. */
export function isClosedWord(cell: string): boolean {
  return closedFor.good.includes(toWords(cell));
}

function toWords(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

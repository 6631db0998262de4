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
    // For columns named "Active".
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
  /** The cell of a column with closing dates. */
  closedOn: string;
  /** The current day, "2026-11-22". */
  today: string;
};

/** Returns whether a row's business is open; an unknown value means open. */
export function parseStatus({ cell, closedOn, today }: StatusInput): Status {
  const closed = parseDate(closedOn);
  const isClosed = isClosedWord(cell) || (closed !== null && closed <= today);
  return {
    status: isClosed ? 'closed' : 'published',
    temporarily_closed: !isClosed && closedFor.now.includes(toWords(cell)),
  };
}

/** Returns whether a cell means permanently closed. */
export function isClosedWord(cell: string): boolean {
  return closedFor.good.includes(toWords(cell));
}

function toWords(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

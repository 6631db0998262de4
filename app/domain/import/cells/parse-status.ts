type Status = { status: 'published' | 'closed'; temporarily_closed: boolean };

const closedFor = {
  good: ['closed', 'permanently closed', 'out of business', 'inactive', 'defunct', 'dissolved'],
  now: ['temporarily closed', 'seasonally closed', 'planning', 'planned', 'coming soon'],
};

/** What a status column says about a business; a value that is not known means it is open. */
export function parseStatus(cell: string): Status {
  const words = cell
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return {
    status: closedFor.good.includes(words) ? 'closed' : 'published',
    temporarily_closed: closedFor.now.includes(words),
  };
}

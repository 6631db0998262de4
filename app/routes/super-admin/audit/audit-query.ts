import { type AuditEntry, type AuditFilter, auditActs } from '#app/domain/audit/audit.ts';
import { readDay, readText } from '#app/domain/search-params/search-params.ts';

/** What the screen shows, as its address says it; days are those of the reader's clock. */
export type AuditQuery = {
  person: string;
  thing: string;
  kind: string;
  act: AuditEntry['action'] | '';
  from: string;
  to: string;
  before: number | null;
};

/** Reads the address; what it does not understand filters nothing. */
export function parseAuditQuery(params: URLSearchParams): AuditQuery {
  const act = readText(params, 'act');
  const before = Number(readText(params, 'before'));
  return {
    person: readText(params, 'person'),
    thing: readText(params, 'thing'),
    kind: readText(params, 'kind'),
    act: Object.hasOwn(auditActs, act) ? (act as AuditEntry['action']) : '',
    from: readDay(params, 'from'),
    to: readDay(params, 'to'),
    before: Number.isSafeInteger(before) && before > 0 ? before : null,
  };
}

/** What the database is asked for that. */
export function toAuditFilter({ person, thing, kind, act, from, to }: AuditQuery): AuditFilter {
  return {
    ...(person && { person }),
    ...(thing && { thing }),
    ...(kind && { kind }),
    ...(act && { act }),
    ...(from && { since: startOf(from).toISOString() }),
    ...(to && { until: startOf(to, 1).toISOString() }),
  };
}

/** Where the page after this one is. */
export function toNextHref(query: AuditQuery, next: number): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, before: String(next) })) {
    if (value) params.set(name, value);
  }
  return `?${params}`;
}

/** Midnight of a day, or of one that many days later, by the clock of this browser. */
function startOf(date: string, daysLater = 0): Date {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth + daysLater);
}

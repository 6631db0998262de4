import { auditActions, type AuditEntry, type AuditFilter } from '#app/domain/audit/audit-calls.ts';
import { readDay, readTextParam } from '#app/domain/search-params/search-params.ts';
import { isUuid, isNameOf } from '#app/domain/text/text.ts';

/** The state of the screen, which its URL contains; days are in the reader's time zone. */
export type AuditQuery = {
  person: string;
  subject: string;
  kind: string;
  act: AuditEntry['action'] | '';
  from: string;
  to: string;
  /** The id of an act whose rows are listed. */
  of: string;
  before: number | null;
};

/** Parses the URL; invalid parts do not filter. */
export function parseAuditQuery(params: URLSearchParams): AuditQuery {
  const act = readTextParam(params, 'act');
  const of = readTextParam(params, 'of');
  const before = Number(readTextParam(params, 'after'));
  return {
    person: readTextParam(params, 'person'),
    subject: readTextParam(params, 'subject'),
    kind: readTextParam(params, 'kind'),
    act: isNameOf(auditActions, act) ? act : '',
    from: readDay(params, 'from'),
    to: readDay(params, 'to'),
    of: isUuid(of) ? of : '',
    before: Number.isSafeInteger(before) && before > 0 ? before : null,
  };
}

/** Returns the filter for the database. */
export function toAuditFilter(query: AuditQuery): AuditFilter {
  const { person, subject, kind, act, from, to, of } = query;
  return {
    ...(person && { person }),
    ...(subject && { subject }),
    ...(kind && { kind }),
    ...(act && { act }),
    ...(from && { since: startOf(from).toISOString() }),
    ...(to && { until: startOf(to, 1).toISOString() }),
    ...(of && { of_act: of }),
  };
}

/** Returns the URL of all rows of the act that a line of the list stands for. */
export function toActHref(
  { kind, act }: Pick<AuditQuery, 'kind' | 'act'>,
  entry: AuditEntry,
): string {
  const { act_id, actor_id, table_name, action } = entry;
  return `/super-admin/audit?${new URLSearchParams({
    of: act_id,
    ...(actor_id && { person: actor_id }),
    ...((kind || act) && { kind: table_name, act: action }),
  })}`;
}

/** Returns midnight of a day, or of one some days later, in this browser's time zone. */
function startOf(date: string, daysLater = 0): Date {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth + daysLater);
}

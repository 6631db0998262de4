import { isUuid } from '#app/domain/uuid/uuid.ts';

/** A text of an address, trimmed; '' where there is none. PostgreSQL holds no NUL, so that none is looked for. */
export function readText(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').replaceAll('\u0000', '').trim();
}

/** The id in an address; null where there is none, or what can be none. */
export function readId(params: URLSearchParams, name: string): string | null {
  const value = params.get(name) ?? '';
  return isUuid(value) ? value : null;
}

/** Whether a moment that stands in an address can be one of the database. */
export function isMoment(value: string): boolean {
  const form = /^(19|2\d)\d\d-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
  return form.test(value) && !Number.isNaN(Date.parse(value));
}

/** A day in an address, as '2026-11-01'; '' where there is none. Of years that every clock and database reads. */
export function readDay(params: URLSearchParams, name: string): string {
  const value = readText(params, name);
  return /^(19|2\d)\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
}

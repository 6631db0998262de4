import { isUuid } from '#app/domain/text/text.ts';

/** Reads a trimmed text parameter; '' if absent. Removes NUL, which PostgreSQL cannot store. */
export function readTextParam(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').replaceAll('\u0000', '').trim();
}

/** Reads an id parameter; null if absent or not a UUID. */
export function readIdParam(params: URLSearchParams, name: string): string | null {
  const value = params.get(name) ?? '';
  return isUuid(value) ? value : null;
}

/** Returns whether the database can parse a timestamp from a URL. */
export function isMoment(value: string): boolean {
  const form = /^(19|2\d)\d\d-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
  return form.test(value) && !Number.isNaN(Date.parse(value));
}

/** Reads a day parameter such as '2026-11-01', years 1900 to 2999; '' if absent or invalid. */
export function readDay(params: URLSearchParams, name: string): string {
  const value = readTextParam(params, name);
  return /^(19|2\d)\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
}

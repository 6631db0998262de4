import { types } from 'pg';
import type { Column } from './table.ts';

/** The parser of text[], which pg has but its types lack; it parses arrays of any text. */
const parseTexts = types.getTypeParser(1009 as never) as (text: string) => unknown[];
const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Returns a row's columns as JSON, in the format of the REST API. */
export function rowToJson(
  columns: readonly Column[],
  row: Record<string, string | null | undefined>,
): string {
  const members = columns.flatMap(({ name, type }) => {
    const text = row[name];
    return text === undefined ? [] : [`${JSON.stringify(name)}:${toJson(type, text)}`];
  });
  return `{${members.join(',')}}`;
}

function toJson(type: string, text: string | null): string {
  if (text === null) return 'null';
  switch (type) {
    case 'bool':
      return text === 't' ? 'true' : 'false';
    case 'int2':
    case 'int4':
    case 'int8':
    case 'float4':
    case 'float8':
    case 'numeric':
      return isNumber.test(text) ? text : JSON.stringify(text);
    case 'json':
    case 'jsonb':
      return text;
    case 'timestamp':
      return JSON.stringify(text.replace(' ', 'T'));
    case 'timestamptz':
      return JSON.stringify(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
    case '_text':
    case '_varchar':
    case '_uuid':
      return JSON.stringify(parseTexts(text));
    default:
      return JSON.stringify(text);
  }
}

import { findOsmColumns } from '../category/osm-kinds.ts';
import { findHoursColumns } from '../cells/parse-hours-cells.ts';
import { findFeatureColumns } from './feature-columns.ts';
import type { Mapping } from '../fields.ts';

/** Returns the columns of a file that nothing is taken from, by index. */
export function findIgnoredColumns(header: readonly string[], mapping: Mapping): number[] {
  const taken = new Set([
    ...Object.values(mapping),
    ...findOsmColumns(header).map(({ column }) => column),
    ...findFeatureColumns(header).map(({ column }) => column),
    ...findHoursColumns(header).flatMap(({ from, to }) => [from, to ?? from]),
  ]);
  return header.flatMap((_, column) => (taken.has(column) ? [] : [column]));
}

const longestExample = 40;

/** Returns a cell of a column on one line; '' if all are empty. */
export function findExample(sample: readonly (readonly string[])[], column: number): string {
  const cell = sample.find((row) => row[column]?.trim())?.[column] ?? '';
  return cell.replace(/\s+/g, ' ').trim().slice(0, longestExample);
}

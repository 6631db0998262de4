import { findState, findStatesOfZip } from '../../us-state/us-state.ts';
import { scoreContent } from './score-content.ts';

type ScoreInput = {
  rows: readonly (readonly string[])[];
  /** The non-empty cells of each column. */
  columns: readonly (readonly string[])[];
  /** The column whose cells look like zip codes. */
  column: number;
};

const nearlyAll = 0.8;

/**
 * Returns the share of zip codes in their row's state, because ids can have five digits too; 1
 * without a state column.
 */
export function scoreZips({ rows, columns, column }: ScoreInput): number {
  const states = columns.findIndex((cells) => (scoreContent(cells, 'state') ?? 0) >= nearlyAll);
  if (states < 0) return 1;
  const known = rows.flatMap((row) => {
    const state = findState(row[states]?.trim() ?? '');
    const zip = row[column]?.trim() ?? '';
    return state === null || zip === '' ? [] : [{ state, zip }];
  });
  if (known.length === 0) return 1;
  const agreeing = known.filter(({ state, zip }) =>
    findStatesOfZip(zip.slice(0, 5)).some(({ code }) => code === state.code),
  );
  return agreeing.length / known.length;
}

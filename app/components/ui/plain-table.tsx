import type { ReactNode } from 'react';

type Column = {
  name: string;
  isNumber?: boolean;
  /** Contains sentences: the table scrolls instead of wrapping them at each word. */
  isWide?: boolean;
};

type PlainTableProps = {
  /** Describes the table for screen readers. */
  caption: string;
  columns: Column[];
  rows: { key: string; cells: ReactNode[] }[];
};

/** A table of facts; the first cell of each row is its header. */
export function PlainTable({ caption, columns, rows }: PlainTableProps) {
  return (
    <WideTable label={caption}>
      <table className="mt-2 w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink text-left">
            {columns.map((column, index) => (
              <th key={column.name} className={cellClass(column, index)} scope="col">
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} className="border-b border-rule align-top">
              <th className="py-2 pr-4 text-left font-medium" scope="row">
                {name}
              </th>
              {columns.slice(1).map((column, index) => (
                <td key={column.name} className={cellClass(column, index + 1)}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function cellClass({ isNumber, isWide }: Column, index: number): string {
  if (isNumber) return 'py-2 pl-4 text-right whitespace-nowrap';
  if (isWide) return 'min-w-44 py-2 pl-4';
  return index === 0 ? 'py-2 pr-4' : 'py-2 pl-4';
}

/**
 * Wraps a table that may be wider than its container: scrolls horizontally, also by keyboard, and
 * shades the edge where more follows.
 */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
    <div className="wide-table" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

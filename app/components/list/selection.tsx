import { type MouseEvent, useState } from 'react';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/list.ts';

/** The chosen rows of a list, by key; they stay chosen on its other pages. */
export type Selection<Row> = {
  has: (row: Row) => boolean;
  set: (rows: Row[], isChosen: boolean) => void;
  /** Those on the page as they are now, the others as they were when they were seen. */
  find: (page: Row[]) => Row[];
  clear: () => void;
  /** Whether all that the list finds with these parameters are chosen, also those on no page seen yet. */
  hasAll: (found: string) => boolean;
  setAll: (found: string | null) => void;
  /** The row that was chosen last. */
  last: string | null;
  keyOf: (row: Row) => string;
};

/** Keeps which rows are chosen. */
export function useSelection<Row>(keyOf: (row: Row) => string): Selection<Row> {
  const [{ rows, last }, setChosen] = useState<{ rows: Map<string, Row>; last: string | null }>({
    rows: new Map(),
    last: null,
  });
  const [all, setAll] = useState<string | null>(null);
  return {
    keyOf,
    last,
    hasAll: (found) => all === found,
    setAll,
    has: (row) => rows.has(keyOf(row)),
    find(page) {
      const now = new Map(page.map((row) => [keyOf(row), row]));
      return [...rows].map(([key, row]) => now.get(key) ?? row);
    },
    set(changed, isChosen) {
      setAll(null);
      const next = new Map(rows);
      for (const row of changed) {
        if (isChosen) next.set(keyOf(row), row);
        else next.delete(keyOf(row));
      }
      const end = changed.at(-1);
      setChosen({ rows: next, last: end === undefined ? null : keyOf(end) });
    },
    clear() {
      setAll(null);
      setChosen({ rows: new Map(), last: null });
    },
  };
}

/** Chooses all rows of the page, or none. */
export function SelectAll<Row>({ rows, chosen }: { rows: Row[]; chosen: Selection<Row> }) {
  const count = rows.filter((row) => chosen.has(row)).length;
  const isAll = count > 0 && count === rows.length;
  return (
    <label className="grid size-11 place-items-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        type="checkbox"
        checked={isAll}
        aria-label={t.selectAll}
        onChange={() => chosen.set(rows, !isAll)}
      />
    </label>
  );
}

type SelectFoundProps<Row> = {
  rows: Row[];
  chosen: Selection<Row>;
  /** How many the list finds, with these parameters. */
  total: number;
  found: string;
  /** Those of all pages, where all rows are there. */
  all: Row[] | undefined;
};

/** Once the whole page is chosen, offers to choose all that the list finds. On phones it chooses the page, too. */
export function SelectFound<Row>({ rows, chosen, total, found, all }: SelectFoundProps<Row>) {
  const isPage = rows.length > 0 && rows.every((row) => chosen.has(row));
  const isAll = all ? isPage && all.every(chosen.has) : chosen.hasAll(found);
  const count = formatCount(total);
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm empty:hidden">
      {isAll && <span className="font-semibold">{t.allSelected({ count })}</span>}
      {isPage && !isAll && total > rows.length && (
        <button
          className="link-quiet min-h-11 font-semibold"
          type="button"
          onClick={() => (all ? chosen.set(all, true) : chosen.setAll(found))}
        >
          {t.selectFound({ count })}
        </button>
      )}
      {!isPage && rows.length > 0 && (
        <button
          className="link-quiet min-h-11 sm:hidden"
          type="button"
          onClick={() => chosen.set(rows, true)}
        >
          {t.selectAll}
        </button>
      )}
      {isPage && (
        <button className="link-quiet min-h-11" type="button" onClick={chosen.clear}>
          {t.clearSelection}
        </button>
      )}
    </p>
  );
}

type SelectRowProps<Row> = { row: Row; rows: Row[]; name: string; chosen: Selection<Row> };

/** Selects a row; with Shift also the rows between it and the last one selected. */
export function SelectRow<Row>({ row, rows, name, chosen }: SelectRowProps<Row>) {
  function toggle({ shiftKey }: MouseEvent) {
    const at = rows.indexOf(row);
    const from = rows.findIndex((other) => chosen.keyOf(other) === chosen.last);
    const isRange = shiftKey && from !== -1;
    const range = rows.slice(Math.min(at, from), Math.max(at, from) + 1);
    // The pressed one last: the next range begins there.
    const others = range.filter((other) => other !== row);
    chosen.set(isRange ? [...others, row] : [row], !chosen.has(row));
  }
  return (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        checked={chosen.has(row)}
        aria-label={t.select({ name })}
        onClick={toggle}
        readOnly
      />
    </label>
  );
}

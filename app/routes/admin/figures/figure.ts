import type { ReactNode } from 'react';
import { formatCount } from '#app/domain/text/text.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** The value that a file has, and what the screen shows for it. */
export type Cell = string | number | { value: string | number; shown: ReactNode };

export type FigureColumn = {
  name: string;
  isNumber?: boolean;
  isWide?: boolean;
  /** Of numbers; without it they are counts. */
  format?: (value: number) => string;
};

export type FigureTable = { columns: FigureColumn[]; rows: Cell[][] };

export type FigurePoint = {
  /** ISO 8601, or a date. */
  time: string;
  value: number;
  /** Its time has not ended. */
  isUnfinished?: boolean;
  className?: string;
};

export type FigureChart = {
  points: FigurePoint[];
  formatTime: (time: string) => string;
  format?: (value: number) => string;
  isWhole?: boolean;
  /** Values that the scale includes and the chart marks. */
  marks?: { value: number; text: string; className: string }[];
};

/** A number over time, or a table; each can be downloaded as it is shown. */
export type Figure = {
  title: string;
  about?: string;
  /** Instead of a table without rows. */
  none: string;
  chart?: FigureChart;
  table: FigureTable;
};

export type FigureRequest = {
  db: Db;
  days: number;
  now: Date;
  /** Further parameters of the screen's URL. */
  params: URLSearchParams;
};

/** Figures that are shown together. */
export type FigureGroup = {
  title: string;
  about: string;
  /** In days; the second is chosen at first. */
  ranges: readonly number[];
  /** Parameters of the URL that narrow them, each with the name of a value. */
  filters?: Record<string, (value: string) => string>;
  /** Each part loads and fails by itself. */
  load: (request: FigureRequest) => Promise<Figure[]>[];
};

type CountedFigure = Omit<Figure, 'table' | 'chart' | 'none'> & Omit<FigureChart, 'points'>;

/** A number over time whose table has it alone. */
export function toFigure(
  points: FigurePoint[],
  { title, about, ...chart }: CountedFigure & { what: string },
): Figure {
  const { what, formatTime, format = formatCount } = chart;
  return {
    title,
    ...(about !== undefined && { about }),
    none: 'Nothing was counted in this period.',
    chart: { ...chart, points },
    table: {
      columns: [{ name: what }, { name: title, isNumber: true, format }],
      rows: points
        .toReversed()
        .map(({ time, value, isUnfinished }) => [
          { value: time, shown: formatTime(time) + (isUnfinished ? ', so far' : '') },
          value,
        ]),
    },
  };
}

/** Returns '7 days', '26 weeks'. */
export function nameRange(days: number): string {
  if (days === 1) return '24 hours';
  return days <= 90 ? `${days} days` : `${days / 7} weeks`;
}

export const formatShare = (part: number, whole: number) =>
  `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`;

/** Returns the URL with another value of a parameter. */
export function change(params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return `?${next}`;
}

import { offerCsv } from '#app/browser/offer-file.ts';
import { chart as frame, TimeChart } from '#app/components/chart/time-chart.tsx';
import { TitledPart } from '#app/components/signed-in/screen-section.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { PlainTable } from '#app/components/ui/plain-table.tsx';
import { formatCount } from '#app/domain/text/text.ts';
import type { Cell, Figure, FigureChart, FigureColumn } from './figure.ts';

type FigurePartProps = { figure: Figure; range: string };

/** A figure as a line with its table, or as a table; and as a file. */
export function FigurePart({ figure, range }: FigurePartProps) {
  const { title, about, none, chart, table } = figure;
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  const rows = (
    <PlainTable
      caption={`${title}, table`}
      columns={table.columns}
      rows={table.rows.map((cells, index) => ({
        // Two rows may begin alike.
        key: `${index} ${String(valueOf(cells[0] ?? ''))}`,
        cells: cells.map((cell, at) => show(cell, table.columns[at])),
      }))}
    />
  );
  return (
    <TitledPart id={id} title={title} {...(about !== undefined && { about })}>
      {table.rows.length === 0 ? (
        <p className="mt-4 max-w-[65ch]">{none}</p>
      ) : (
        <>
          {chart ? (
            <>
              <Line title={title} {...chart} />
              <Disclosure className="mt-2" title={<>{title} as a table</>} titleClass="text-sm">
                {rows}
              </Disclosure>
            </>
          ) : (
            rows
          )}
          <button
            className="link-quiet mt-2 min-h-11 text-sm"
            type="button"
            onClick={() =>
              void offerCsv(`${id}-${range.replace(' ', '-')}.csv`, [
                table.columns.map(({ name }) => name),
                ...table.rows.map((cells) => cells.map(valueOf)),
              ])
            }
          >
            Download as CSV<span className="sr-only"> of {title}</span>
          </button>
        </>
      )}
    </TitledPart>
  );
}

const valueOf = (cell: Cell) => (typeof cell === 'object' ? cell.value : cell);

function show(cell: Cell, column: FigureColumn | undefined) {
  if (typeof cell === 'object') return cell.shown;
  return typeof cell === 'number' ? (column?.format ?? formatCount)(cell) : cell;
}

function Line({ title, points, marks, ...shape }: FigureChart & { title: string }) {
  const { formatTime, format = formatCount, isWhole = false } = shape;
  const values = points.map(({ value }) => value);
  const last = points.at(-1);
  return (
    <TimeChart
      title={title}
      description={`From ${format(Math.min(...values))} to ${format(Math.max(...values))}, last ${format(last?.value ?? 0)}. The table below has every number.`}
      points={points.map((point) => ({
        ...point,
        key: point.time,
        time: formatTime(point.time),
        hint: `${formatTime(point.time)}${point.isUnfinished ? ', so far' : ''}: ${format(point.value)}`,
      }))}
      min={Math.max(isWhole ? 1 : 0.01, ...(marks ?? []).map(({ value }) => value))}
      isWhole={isWhole}
      formatTick={format}
    >
      {(scale, width) =>
        marks?.map(({ value, text, className }) => (
          <g key={text}>
            <line
              className={className}
              strokeDasharray="5 4"
              x1={frame.left}
              x2={width - frame.right}
              y1={scale.y(value)}
              y2={scale.y(value)}
            />
            <text
              className="fill-soft forced-colors:fill-[CanvasText]"
              x={width - frame.right + 6}
              y={scale.y(value) + 4}
            >
              {text}
            </text>
          </g>
        ))
      }
    </TimeChart>
  );
}

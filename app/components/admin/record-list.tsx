import type { ReactNode } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { FilterButtons } from '#app/components/signed-in/screen-section.tsx';
import { WideTable } from '#app/components/ui/plain-table.tsx';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { formatCount } from '#app/domain/text/text.ts';

/** A filter of a list: a parameter of the screen's query and its values; the first one, '', does not filter. */
export type ListFilter = {
  name: string;
  label: string;
  options: readonly (readonly [value: string, text: string])[];
};

/** What a list may be narrowed by; the URL contains it. */
export type ListQuery = {
  /** Names the form: "Find listings". */
  label: string;
  /** The text box, the parameter `q`. */
  search?: { label: string; hint: string };
  filters?: ListFilter[];
};

type Column<Row> = { name: string; cell: (row: Row) => ReactNode; isNarrow?: boolean };

type RecordListProps<Page, Row> = ListQuery & {
  /** From the loader: a promise if it was not awaited or has failed. */
  of: Page | Promise<Page>;
  failed: string;
  /** The rows of a page, the `after` of the next one, and how many there are if that is known. */
  read: (page: Page) => { rows: Row[]; next?: string | null; total?: number };
  keyOf: (row: Row) => string;
  /** The first cell of each row is its header. */
  columns: Column<Row>[];
  empty: string;
  /** The ids of the chosen rows, and what chooses; absent where none can be chosen. */
  selection?: {
    ids: ReadonlySet<string>;
    onToggle: (id: string) => void;
    nameOf: (row: Row) => string;
  };
  /** Above the rows: what can be done with the chosen ones. */
  tools?: (rows: Row[]) => ReactNode;
};

/** A list of things that admins manage: search and filters, a page of rows, and its states. */
export function RecordList<Page, Row>(props: RecordListProps<Page, Row>) {
  const [params] = useSearchParams();
  return (
    <>
      <Narrow key={params.toString()} {...props} params={params} />
      <ScreenPart of={props.of} failed={props.failed}>
        {(page) => <Rows {...props} {...props.read(page)} params={params} />}
      </ScreenPart>
    </>
  );
}

function Narrow({ label, search, filters, params }: ListQuery & { params: URLSearchParams }) {
  if (search === undefined && filters === undefined) return null;
  return (
    <Form className="list-filters" method="get" aria-label={label} role="search">
      {search && (
        <TextField name="q" autoComplete="off" defaultValue={params.get('q') ?? ''} {...search} />
      )}
      {filters?.map((filter) => (
        <SelectField key={filter.name} defaultValue={params.get(filter.name) ?? ''} {...filter} />
      ))}
      <FilterButtons />
    </Form>
  );
}

type RowsProps<Page, Row> = RecordListProps<Page, Row> & {
  rows: Row[];
  next?: string | null;
  total?: number;
  params: URLSearchParams;
};

function Rows<Page, Row>(props: RowsProps<Page, Row>) {
  const {
    label,
    rows,
    next = null,
    total,
    params,
    keyOf,
    columns,
    empty,
    selection,
    tools,
  } = props;
  if (rows.length === 0) return <p className="mt-6 text-soft">{empty}</p>;
  return (
    <>
      <div className="list-tools">
        {total !== undefined && (
          <p className="text-sm text-soft" role="status">
            {total >= 1000 ? '1,000 or more' : formatCount(total)}{' '}
            {total === 1 ? 'result' : 'results'}
          </p>
        )}
        {tools?.(rows)}
      </div>
      <WideTable label={label}>
        <table className="w-full text-left text-sm">
          <thead className="border-b-[1.5px] border-ink">
            <tr>
              {selection && (
                <th className="w-11" scope="col">
                  <span className="sr-only">Select</span>
                </th>
              )}
              {columns.map(({ name }) => (
                <th key={name} className="py-1.5 pr-5" scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} className="border-b border-rule align-baseline">
                {selection && (
                  <td>
                    <label className="grid size-11 place-items-center">
                      <input
                        type="checkbox"
                        checked={selection.ids.has(keyOf(row))}
                        aria-label={`Select ${selection.nameOf(row)}`}
                        onChange={() => selection.onToggle(keyOf(row))}
                      />
                    </label>
                  </td>
                )}
                {columns.map(({ name, cell, isNarrow }, index) => (
                  <Cell key={name} isHeader={index === 0} isNarrow={isNarrow}>
                    {cell(row)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      {next !== null && (
        <Link
          className="button-line mt-6"
          to={`?${new URLSearchParams([...[...params].filter(([name]) => name !== 'after'), ['after', next]])}`}
        >
          Next
        </Link>
      )}
    </>
  );
}

type CellProps = { isHeader: boolean; isNarrow: boolean | undefined; children: ReactNode };

function Cell({ isHeader, isNarrow, children }: CellProps) {
  const width = isHeader ? 'min-w-40 lg:min-w-52' : 'min-w-28';
  const style = `py-2 pr-5 font-normal ${isNarrow ? 'whitespace-nowrap' : `wrap-anywhere ${width}`}`;
  return isHeader ? (
    <th className={style} scope="row">
      {children}
    </th>
  ) : (
    <td className={style}>{children}</td>
  );
}

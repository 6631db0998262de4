import type { ReactNode } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { FilterButtons } from '#app/components/signed-in/screen-section.tsx';
import { Pager } from '#app/components/ui/pager.tsx';
import { WideTable } from '#app/components/ui/plain-table.tsx';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/list.ts';
import { ColumnChoice, useShownColumns } from './column-choice.tsx';
import { type Column, type ListPage, type ListQuery, narrow, readSort } from './list-query.ts';
import { SavedViews } from './saved-views.tsx';
import { SelectAll, SelectFound, SelectRow, type Selection, useSelection } from './selection.tsx';

type RecordListProps<Page, Row> = ListQuery<Row> & {
  /** From the loader: a promise if it was not awaited or has failed. */
  of: Page | Promise<Page>;
  failed: string;
  /** The rows of a page, the `after` of the next one, and how many there are if that is known. */
  read: (page: Page) => ListPage<Row>;
  keyOf: (row: Row) => string;
  /** The first cell of each row is its header. */
  columns: Column<Row>[];
  empty: ReactNode;
  /** Rows can be chosen, also of several pages: what they are called, and what can be done with them. */
  selection?: {
    nameOf: (row: Row) => string;
    /** `all`: how many, once all that the list finds are chosen; else null. */
    tools: (chosen: Row[], clear: () => void, all: number | null) => ReactNode;
  };
  /** Beside the count: what can be done with the whole list. */
  tools?: ReactNode;
};

/**
 * A list of things: search, filters, sorting, columns, pages, selection, saved views, and its states. The URL has what
 * it is narrowed by. With `matches` all rows are there, and the list itself searches, sorts and pages them.
 */
export function RecordList<Page, Row>(props: RecordListProps<Page, Row>) {
  const [params] = useSearchParams();
  const { of, failed, read, keyOf } = props;
  const selection = useSelection<Row>(keyOf);
  return (
    <>
      <Narrow key={params.toString()} {...props} params={params} />
      <SavedViews />
      <ScreenPart of={of} failed={failed}>
        {(page) => (
          <Rows
            {...props}
            page={narrow(read(page), { ...props, params })}
            params={params}
            chosen={selection}
          />
        )}
      </ScreenPart>
    </>
  );
}

type NarrowProps<Row> = ListQuery<Row> & { params: URLSearchParams };

function Narrow<Row>({ label, search, filters, params }: NarrowProps<Row>) {
  if (search === undefined && filters === undefined) return null;
  const sort = params.get('sort');
  return (
    <Form className="list-filters" method="get" aria-label={label} role="search">
      {search && (
        <TextField name="q" autoComplete="off" defaultValue={params.get('q') ?? ''} {...search} />
      )}
      {filters?.map(({ options, ...field }) =>
        options ? (
          <SelectField
            key={field.name}
            {...field}
            options={options}
            defaultValue={params.get(field.name) ?? ''}
          />
        ) : (
          <TextField
            key={field.name}
            autoComplete="off"
            {...field}
            defaultValue={params.get(field.name) ?? ''}
          />
        ),
      )}
      {sort && <input type="hidden" name="sort" value={sort} />}
      <FilterButtons />
    </Form>
  );
}

/** Further ones are not counted. */
const maxTotal = 10_000;

type RowsProps<Page, Row> = RecordListProps<Page, Row> & {
  page: ListPage<Row>;
  params: URLSearchParams;
  chosen: Selection<Row>;
};

function Rows<Page, Row>(props: RowsProps<Page, Row>) {
  const { label, page, params, keyOf, columns, empty, selection, tools, chosen, matches } = props;
  const { rows, next = null, total, all } = page;
  const [shown, choose] = useShownColumns(columns);
  const picked = selection ? chosen.find(rows) : [];
  const found = replace(params, 'after', null);
  return (
    <>
      <div className="list-tools">
        {total !== undefined && (
          <p className="text-sm text-soft" role="status">
            {t.countResults({
              count: formatCount(total),
              isMore: total >= maxTotal && matches === undefined,
            })}
          </p>
        )}
        {tools}
        <ColumnChoice columns={columns} shown={shown} onChoose={choose} />
        {selection && total !== undefined && (
          <SelectFound {...{ rows, chosen, total, found, all }} />
        )}
        {selection?.tools(picked, chosen.clear, chosen.hasAll(found) ? (total ?? null) : null)}
      </div>
      {rows.length === 0 ? (
        <div className="text-soft">{empty}</div>
      ) : (
        <WideTable label={label}>
          <table className="record-table">
            <thead>
              <tr>
                {selection && (
                  <th scope="col">
                    <SelectAll rows={rows} chosen={chosen} />
                  </th>
                )}
                {shown.map((column) => (
                  <Heading key={column.name} column={column} params={params} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)}>
                  {selection && (
                    <td>
                      <SelectRow {...{ row, rows, chosen }} name={selection.nameOf(row)} />
                    </td>
                  )}
                  {shown.map(({ name, cell, isNarrow }, index) => {
                    const Cell = index === 0 ? 'th' : 'td';
                    return (
                      <Cell
                        key={name}
                        className={isNarrow ? 'whitespace-nowrap' : 'wrap-anywhere'}
                        scope={index === 0 ? 'row' : undefined}
                        data-label={name}
                      >
                        {cell(row)}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      <Pager
        label={t.pages}
        back={
          params.has('after') ? { to: replace(params, 'after', null), text: t.firstPage } : null
        }
        next={next === null ? null : { to: replace(params, 'after', next), text: t.next }}
      />
    </>
  );
}

type HeadingProps<Row> = { column: Column<Row>; params: URLSearchParams };

/** Sorts by the column, pressed again the other way round. */
function Heading<Row>({ column: { name, sort }, params }: HeadingProps<Row>) {
  const now = readSort(params);
  if (sort === undefined) return <th scope="col">{name}</th>;
  const isSorted = now?.name === sort;
  const order = now?.isDescending ? 'descending' : 'ascending';
  const to = replace(params, 'sort', isSorted && !now.isDescending ? `-${sort}` : sort);
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined}>
      <Link className="inline-flex min-h-11 items-center lg:min-h-8" to={to} preventScrollReset>
        {name}
        <span className="ml-1" aria-hidden="true">
          {isSorted ? (now.isDescending ? '↓' : '↑') : ''}
        </span>
      </Link>
    </th>
  );
}

/** Returns the URL with another value of a parameter; another order begins at its first page. */
function replace(params: URLSearchParams, name: string, value: string | null): string {
  const others = [...params].filter(([other]) => other !== name && other !== 'after');
  return `?${new URLSearchParams(value === null ? others : [...others, [name, value]])}`;
}

import { useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { fieldLabels } from '#app/components/editing/show-value.tsx';
import {
  describeRowError,
  type ImportRowKind,
  type ImportRows,
  holdTexts,
} from '#app/domain/import/import.ts';
import { findImportRows } from '#app/domain/import/import-calls.ts';
import { formatCount } from '#app/domain/text/text.ts';
import type { Warning, WarningCount } from '#app/domain/import/count-warnings.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { formatAddress } from '#app/domain/business/business-labels.ts';
import { fieldNames } from './labels.ts';

const subjectNames = { ...fieldNames, coordinates: 'Coordinates' };

/** Cells that were changed or left out, by column and problem, with samples. */
export function WarningCounts({ counts }: { counts: readonly WarningCount[] }) {
  return (
    <dl className="mb-6 max-w-2xl border-t border-ink">
      {counts.map(({ field, problem, rows, examples }) => (
        <div
          key={`${field} ${problem}`}
          className="grid grid-cols-[minmax(0,1fr)_5rem] gap-x-4 border-b border-rule py-2"
        >
          <dt className="min-w-0 wrap-anywhere">
            {subjectNames[field]} {problem}
            {examples.length > 0 && (
              <span className="block text-sm text-soft">{examples.map(quote).join(', ')}</span>
            )}
          </dt>
          <dd className="text-right tabular-nums">{formatCount(rows)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cells of a row that were changed or left out. */
function RowWarnings({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <ul>
      {warnings.map(({ field, problem, cell }) => (
        <li key={`${field} ${problem}`}>
          {subjectNames[field]} {problem}
          {cell !== '' && `: ${quote(cell)}`}
        </li>
      ))}
    </ul>
  );
}

const quote = (cell: string) => `“${cell}”`;

type Row = ImportRows['rows'][number];

type OutcomeRowsProps = {
  /** Id of the import. */
  id: string;
  kind: ImportRowKind;
  /** Whether rows that are held or left out can be imported. */
  mayDecide: boolean;
};

/** The rows with one outcome, a page at a time. */
export function OutcomeRows({ id, kind, mayDecide }: OutcomeRowsProps) {
  const [rows, setRows] = useState<ImportRows['rows']>([]);
  const [next, setNext] = useState<number | null>(0);
  const [isLoading, setLoading] = useState(true);

  async function load(after: number) {
    setLoading(true);
    try {
      const page = await findImportRows({ db: await openSession() }, { id, kind, after });
      setRows((before) => [...before.filter((row) => row.number <= after), ...page.rows]);
      setNext(page.next);
    } catch {
      notify('connectionError');
    }
    setLoading(false);
  }
  useEffect(() => {
    void load(0);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first page, once
  }, []);

  return (
    <>
      <ul className="border-t border-ink">
        {rows.map((row) => (
          <li
            key={row.number}
            className="grid gap-x-4 border-b border-rule py-2 text-sm @xl:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="text-soft tabular-nums">Row {formatCount(row.number)}</span>
            <span className="min-w-0 font-semibold wrap-anywhere">
              {row.slug === null ? (
                row.label
              ) : (
                <Link className="link-quiet" to={`/business/${row.slug}`}>
                  {row.label}
                </Link>
              )}
              {row.listing && <Address listing={row.listing} />}
            </span>
            <span className="min-w-0 wrap-anywhere">
              {kind === 'warned' ? (
                <RowWarnings warnings={row.warnings ?? []} />
              ) : (
                <Why row={row} kind={kind} />
              )}
              {isHeldKind(kind) && mayDecide && <HeldDecision id={id} row={row} kind={kind} />}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 min-h-11" role="status">
        {isLoading && 'One moment…'}
        {!isLoading && next !== null && (
          <button className="button-line" type="button" onClick={() => void load(next)}>
            Show more
          </button>
        )}
      </p>
    </>
  );
}

function Address({ listing }: { listing: NonNullable<Row['listing']> }) {
  return (
    <span className="block font-normal text-soft">
      {formatAddress(listing)}
      {listing.phone !== null && <span className="block">{listing.phone}</span>}
    </span>
  );
}

type WhyProps = { row: Row; kind: ImportRowKind };

function Why({ row, kind }: WhyProps) {
  return (
    <>
      {explain(row, kind)}
      {row.similar_name !== null && 'May be '}
      {row.similar_slug === null ? (
        row.similar_name
      ) : (
        <Link className="link-quiet" to={`/business/${row.similar_slug}`}>
          {row.similar_name}
        </Link>
      )}
    </>
  );
}

function explain({ reason }: Row, kind: ImportRowKind): string | null {
  if (kind === 'updated' && reason !== null) {
    const fields = reason.split(', ').map((field) => fieldLabels[field] ?? field);
    return `Brings: ${fields.join(', ')}`;
  }
  if (!isHeldKind(kind)) return reason && describeRowError(reason);
  const text = Object.entries(holdTexts).find(([hold]) => hold === reason)?.[1];
  return text === undefined ? null : `${text}. `;
}

type HeldKind = Extract<ImportRowKind, 'held' | 'left_out'>;

function isHeldKind(kind: ImportRowKind): kind is HeldKind {
  return kind === 'held' || kind === 'left_out';
}

type HeldDecisionProps = {
  /** Id of the import. */
  id: string;
  row: ImportRows['rows'][number];
  kind: HeldKind;
};

/** Imports a row or leaves it out, and then says so in the place of the buttons. */
function HeldDecision({ id, row, kind }: HeldDecisionProps) {
  const importing = useFetcher<FormAnswer>();
  const leavingOut = useFetcher<FormAnswer>();
  const text = findText(importing.data, 'Imported.') ?? findText(leavingOut.data, 'Left out.');

  if (text !== null) {
    return (
      <p className="mt-2 font-semibold" role="status">
        {text}
      </p>
    );
  }
  const fields = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="number" value={row.number} />
      <span className="sr-only">{row.label}</span>
    </>
  );
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <SignedInForm fetcher={importing} intent="import-held" variant="line" button="Import">
        {fields}
      </SignedInForm>
      {kind === 'held' && (
        <SignedInForm
          fetcher={leavingOut}
          intent="leave-out-held"
          variant="line"
          button="Leave out"
        >
          {fields}
        </SignedInForm>
      )}
    </div>
  );
}

function findText(answer: FormAnswer | undefined, usual: string): string | null {
  return answer?.kind === 'done' ? (answer.text ?? usual) : null;
}

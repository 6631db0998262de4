import { BeforeAndAfter, fieldLabels, showValue } from '#app/components/editing/show-value.tsx';
import { ListingCover } from '#app/components/pictures/listing-cover.tsx';
import { formatAddress } from '#app/domain/business/business-labels.ts';
import { formatShortWeek } from '#app/domain/business/format-hours.ts';
import type { Warning } from '#app/domain/import/count-warnings.ts';
import {
  describeRowError,
  holdTexts,
  type ImportPreview,
  type ImportRows,
} from '#app/domain/import/import.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { fieldNames, nameKind } from './labels.ts';

export type ImportedRow = ImportRows['rows'][number];

export const subjectNames = { ...fieldNames, coordinates: 'Coordinates' };

/** Returns 'Row 12: New'. */
export function nameRow({ number, outcome }: Pick<ImportedRow, 'number' | 'outcome'>): string {
  return `Row ${formatCount(number)}: ${nameKind(outcome)}`;
}

type RowCardProps = { row: ImportedRow; renderedAt: number };

/** A row as visitors will see it, with what is doubtful about it. */
export function RowCard({ row, renderedAt }: RowCardProps) {
  const { listing } = row;
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card bg-raised p-4 text-sm shadow-card">
      <p className="flex flex-wrap justify-between gap-x-3 text-soft">
        {nameRow(row)}
        {listing?.status === 'closed' && <strong>Closed</strong>}
      </p>
      <div className={listing ? 'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3' : ''}>
        {listing && <Picture listing={listing} row={row} renderedAt={renderedAt} />}
        <div className="min-w-0 wrap-anywhere">
          <p className="font-display text-base font-bold">{listing?.name ?? row.label}</p>
          {listing && <ListingFacts listing={listing} />}
        </div>
      </div>
      {row.similar_name !== null && <p>May be {row.similar_name}</p>}
      <RowDoubts row={row} />
    </li>
  );
}

type PictureProps = RowCardProps & { listing: ImportPreview };

function Picture({ listing, row, renderedAt }: PictureProps) {
  const { category, opening_hours, temporarily_closed } = listing;
  const shown = {
    slug: `row-${row.number}`,
    category: category ?? { slug: 'other', name: '', hue: 0 },
    cover: null,
    opening_hours: opening_hours ?? [],
    special_hours: [],
    time_zone: 'America/New_York',
    temporarily_closed,
    reopens_on: null,
  };
  return (
    <ListingCover
      listing={shown}
      renderedAt={renderedAt}
      sizes="4.5rem"
      isClose
      className="aspect-square w-full rounded-control"
    />
  );
}

/** The facts of a listing, one per line; a listing that exists may have others. */
export function ListingFacts({ listing }: { listing: ImportPreview }) {
  const { category, specialty, phone, website, opening_hours, attributes } = listing;
  return (
    <ul className="text-soft">
      <li className="font-medium text-ink">{specialty ?? category?.name}</li>
      <li>{formatAddress(listing)}</li>
      {phone !== null && <li>{phone}</li>}
      {website !== null && <li>{new URL(website).host.replace(/^www\./, '')}</li>}
      {opening_hours !== null &&
        formatShortWeek(opening_hours).map(({ days, lines }) => (
          <li key={days} className="tabular-nums">
            {days} {lines.join(', ')}
          </li>
        ))}
      {attributes !== null && attributes.length > 0 && <li>{attributes.join(', ')}</li>}
    </ul>
  );
}

/** Why a row is held or rejected, what it changes, and which cells were not taken as they were. */
export function RowDoubts({ row }: { row: ImportedRow }) {
  const { reason, changes, warnings } = row;
  const hold = Object.entries(holdTexts).find(([name]) => name === reason)?.[1];
  return (
    <>
      {reason !== null && reason !== 'duplicate' && (
        <p className="font-medium text-accent">{hold ?? describeRowError(reason)}</p>
      )}
      {changes?.map(({ field, before, after }) => (
        <div key={field}>
          <p className="font-medium">{fieldLabels[field] ?? field}</p>
          {row.outcome === 'unchanged' ? (
            <p>
              Stays: {showValue(field, before)}. In the file: {showValue(field, after)}.
            </p>
          ) : (
            <BeforeAndAfter field={field} before={before} after={after} />
          )}
        </div>
      ))}
      {warnings !== null && <RowWarnings warnings={warnings} />}
    </>
  );
}

/** Cells of a row that were changed or left out. */
function RowWarnings({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <ul className="text-soft">
      {warnings.map(({ field, problem, cell }) => (
        <li key={`${field} ${problem} ${cell}`}>
          {subjectNames[field]} {problem}
          {cell !== '' && `: “${cell}”`}
        </li>
      ))}
    </ul>
  );
}

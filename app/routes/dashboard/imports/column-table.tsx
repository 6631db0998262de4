import { useState } from 'react';
import { WideTable } from '#app/components/ui/plain-table.tsx';
import { type ImportField, importFields } from '#app/domain/import/fields.ts';
import type { SavedColumns } from '#app/domain/import/import.ts';
import type { OpenedTable } from './engine/open-table.client.ts';
import { fieldNames } from './labels.ts';

type ColumnTableProps = {
  table: OpenedTable;
  fields: SavedColumns['fields'];
  onChange: (fields: SavedColumns['fields']) => void;
};

/** Fields that are shown even if the file has no column for them. */
const always = new Set<ImportField>([
  'name',
  'category',
  'street',
  'city',
  'state',
  'zip_code',
  'phone',
  'email',
  'website',
]);

/** Our fields, the column of each, the confidence of the guess, and samples. */
export function ColumnTable({ table, fields, onChange }: ColumnTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = importFields.filter(
    (field) => isWhole || always.has(field) || fields[field] !== undefined,
  );

  function choose(field: ImportField, column: string) {
    const { [field]: _, ...others } = fields;
    onChange(column === '' ? others : { ...others, [field]: column });
  }

  return (
    <div className="mt-8">
      <WideTable label="Columns of the file">
        <table className="w-full max-w-4xl text-sm">
          <thead>
            <tr className="border-b-[1.5px] border-ink text-left">
              <th className="py-2 pr-4" scope="col">
                Field
              </th>
              <th className="py-2 pr-4" scope="col">
                Column of the file
              </th>
              <th className="py-2 max-sm:hidden" scope="col">
                Example
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((field) => (
              <tr key={field} className="border-b border-rule">
                <th className="py-2 pr-4 text-left font-semibold" scope="row">
                  {fieldNames[field]}
                </th>
                <td className="py-2 pr-4">
                  <select
                    className="field-small w-full sm:w-56"
                    aria-label={`Column for ${fieldNames[field]}`}
                    value={fields[field] ?? ''}
                    onChange={({ target }) => choose(field, target.value)}
                  >
                    <option value="">None</option>
                    {table.header.map((column) => (
                      <option key={column} value={column}>
                        {column}
                      </option>
                    ))}
                  </select>
                  <Sureness table={table} field={field} column={fields[field]} />
                  <span className="mt-1 block wrap-anywhere text-soft sm:hidden">
                    {findSamples(table, fields[field]).join(' · ')}
                  </span>
                </td>
                <td className="min-w-48 py-2 wrap-anywhere text-soft max-sm:hidden">
                  {findSamples(table, fields[field]).join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      {!isWhole && (
        <button className="link-quiet mt-3 min-h-11" type="button" onClick={() => setWhole(true)}>
          Show all fields
        </button>
      )}
    </div>
  );
}

type SurenessProps = { table: OpenedTable; field: ImportField; column: string | undefined };

/** Shown for a guess that was not changed. */
function Sureness({ table: { header, guess }, field, column }: SurenessProps) {
  const guessed = guess.mapping[field];
  if (guessed === undefined || header[guessed] !== column) return null;
  const share = Math.round((guess.confidence[field] ?? 0) * 100);
  return <span className="block text-xs text-soft">{share}% sure</span>;
}

const samplesShown = 3;

/** Returns some distinct cells of a column. */
function findSamples({ header, sample }: OpenedTable, name: string | undefined): string[] {
  const column = header.indexOf(name ?? '');
  if (column < 0) return [];
  const cells = new Set<string>();
  for (const row of sample) {
    const cell = (row[column] ?? '').replace(/\s+/g, ' ').trim();
    if (cell !== '') cells.add(cell.length > 40 ? `${cell.slice(0, 39)}…` : cell);
    if (cells.size === samplesShown) break;
  }
  return [...cells];
}

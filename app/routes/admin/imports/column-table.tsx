import { WideTable } from '#app/components/ui/plain-table.tsx';
import { findExample } from '#app/domain/import/cells/clean-cell.ts';
import { nameMeanings } from '#app/domain/import/columns/feature-columns.ts';
import { importFields } from '#app/domain/import/fields.ts';
import type { SavedColumns } from '#app/domain/import/import.ts';
import type { OpenedTable } from './engine/open-table.client.ts';
import { fieldNames } from './labels.ts';

type ColumnTableProps = {
  table: OpenedTable;
  columns: SavedColumns;
  onChange: (columns: SavedColumns) => void;
};

/** What a column holds by its header alone, beside the fields: a day's hours, a feature, a kind. */
const byHeader = 'header';

/** The columns of the file: an example of each, and what it becomes. */
export function ColumnTable({ table, columns, onChange }: ColumnTableProps) {
  const { header, sample, guess } = table;
  const { fields, ignored = [] } = columns;
  const meanings = nameMeanings(header);

  function choose(name: string, value: string) {
    const others = Object.entries(fields).filter(
      ([field, column]) => column !== name && field !== value,
    );
    const isField = importFields.some((field) => field === value);
    onChange({
      ...columns,
      fields: Object.fromEntries(isField ? [...others, [value, name]] : others),
      ignored: [
        ...ignored.filter((column) => column !== name),
        ...(value === byHeader || !meanings.has(name) ? [] : [name]),
      ],
    });
  }

  return (
    <WideTable label="Columns of the file">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b-[1.5px] border-ink text-left">
            <th className="py-2 pr-4" scope="col">
              Column of the file
            </th>
            <th className="py-2" scope="col">
              Becomes
            </th>
          </tr>
        </thead>
        <tbody>
          {header.map((name, column) => {
            const field = importFields.find((one) => fields[one] === name);
            const meaning = meanings.get(name);
            const inherent = meaning !== undefined && !ignored.includes(name) ? byHeader : '';
            const used = field ?? inherent;
            return (
              <tr key={name} className="border-b border-rule align-top">
                <th className="py-2 pr-4 text-left font-semibold wrap-anywhere" scope="row">
                  {name}
                  <span className="block font-normal text-soft">{findExample(sample, column)}</span>
                </th>
                <td className="w-1/2 py-2">
                  <select
                    className={`field-small w-full ${used === '' ? 'text-soft' : ''}`}
                    aria-label={`${name} becomes`}
                    value={used}
                    onChange={({ target }) => choose(name, target.value)}
                  >
                    <option value="">Ignored</option>
                    {meaning !== undefined && <option value={byHeader}>{meaning}</option>}
                    {importFields.map((one) => (
                      <option key={one} value={one}>
                        {fieldNames[one]}
                      </option>
                    ))}
                  </select>
                  {field !== undefined && guess.mapping[field] === column && (
                    <Sureness share={guess.confidence[field] ?? 0} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </WideTable>
  );
}

/** Says how sure a guess is that was not changed. */
function Sureness({ share }: { share: number }) {
  return <span className="block text-xs text-soft">{Math.round(share * 100)}% sure</span>;
}

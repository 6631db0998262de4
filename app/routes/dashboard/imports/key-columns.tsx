type KeyColumnsProps = {
  header: readonly string[];
  columns: readonly string[];
  onChange: (columns: string[]) => void;
};

/** The columns that identify a business of this source, whatever else changes. */
export function KeyColumns({ header, columns, onChange }: KeyColumnsProps) {
  return (
    <fieldset className="mt-6 max-w-4xl">
      <legend className="text-sm font-semibold">Key of the source (optional)</legend>
      <p className="mt-1 text-xs text-soft">
        Columns that together identify a business in every file of this source, for example a
        license number. The next file then updates the same listing, even under another name.
      </p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {header.map((column) => (
          <label key={column} className="inline-flex min-h-11 items-center gap-2 text-sm">
            <input
              className="size-5"
              type="checkbox"
              checked={columns.includes(column)}
              onChange={({ target }) =>
                onChange(
                  header.filter((one) => (one === column ? target.checked : columns.includes(one))),
                )
              }
            />
            {column}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

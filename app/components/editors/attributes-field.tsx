type AttributesFieldProps = {
  /** What a listing of its category may have. */
  offered: readonly string[];
  value: string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
};

/** What is good to know about a place, to be ticked. What it has and is not offered can be taken off. */
export function AttributesField({ offered, value, error, onChange }: AttributesFieldProps) {
  const names = [...offered, ...value.filter((name) => !offered.includes(name))];
  return (
    <fieldset>
      <legend className="sr-only">Features</legend>
      <div className="grid gap-x-6 border-t border-ink sm:grid-cols-2">
        {names.map((name) => (
          <label
            key={name}
            className="flex min-h-12 items-center gap-3 border-b border-rule py-1 wrap-anywhere"
          >
            <input
              className="size-5 shrink-0 accent-(--accent)"
              type="checkbox"
              checked={value.includes(name)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...value, name] : value.filter((other) => other !== name),
                )
              }
            />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p className="mt-2 text-sm font-medium text-accent" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

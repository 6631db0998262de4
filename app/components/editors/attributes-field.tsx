import * as t from '#app/messages/components/editors.tsx';
type AttributesFieldProps = {
  /** The attributes offered for its category. */
  offered: readonly string[];
  value: string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
};

/** Checkboxes of a place's attributes, including ones its category does not offer. */
export function AttributesField({ offered, value, error, onChange }: AttributesFieldProps) {
  const names = [...offered, ...value.filter((name) => !offered.includes(name))];
  return (
    <fieldset>
      <legend className="sr-only">{t.featuresLabel}</legend>
      <div className="grid gap-x-6 border-t border-ink sm:grid-cols-2">
        {names.map((name) => (
          <label
            key={name}
            className="flex min-h-12 items-center gap-3 border-b border-rule py-1 wrap-anywhere"
          >
            <input
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

import { useState } from 'react';
import { TextField } from '#app/components/ui/text-field.tsx';

type ColorFieldProps = {
  name: string;
  label: string;
  hint: string;
  /** '#rrggbb'; '' for the default. */
  value: string;
  fallback: string;
  onChange: (color: string) => void;
  error: string | undefined;
};

/** A color by the browser's own chooser, or as text; an empty text is the default. */
export function ColorField({ label, fallback, value, onChange, ...field }: ColorFieldProps) {
  // Remounts the text with the color that was chosen beside it.
  const [chosen, setChosen] = useState(value);
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 grow">
        <TextField key={chosen} {...field} label={label} autoComplete="off" defaultValue={chosen} />
      </div>
      <input
        className="mt-6 h-12 w-14 shrink-0 cursor-pointer rounded-control border-[1.5px] border-rule-strong bg-raised p-1"
        type="color"
        aria-label={`Choose ${label.toLowerCase()}`}
        value={/^#[0-9a-f]{6}$/.test(value) ? value : fallback}
        onChange={({ target }) => {
          setChosen(target.value);
          onChange(target.value);
        }}
      />
    </div>
  );
}

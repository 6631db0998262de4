import type { SettingField } from '#app/components/admin/setting-fields.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextArea, TextField } from '#app/components/ui/text-field.tsx';
import { shippedColors } from '#app/document/palette.ts';
import { ColorField } from './color-field.tsx';
import { LogoFields } from './logo-fields.tsx';

type FieldProps = {
  field: SettingField;
  value: string;
  error: string | undefined;
  /** Of fields that are no inputs of their own; the form hears the others. */
  onChange: (value: string) => void;
  /** The ground of a logo's icons. */
  paper: string;
};

/** A setting as its declaration says. */
export function Field({ field, value, error, onChange, paper }: FieldProps) {
  const { id, key, label, hint, type, options = [] } = field;
  const shared = { name: id, label, hint, error };
  if (type === 'select') {
    return (
      <div>
        <SelectField name={id} label={label} error={error} options={options} defaultValue={value} />
        {hint && <p className="mt-1 text-xs text-soft">{hint}</p>}
      </div>
    );
  }
  if (type === 'lines') return <TextArea {...shared} defaultValue={value} />;
  if (type === 'color') {
    const fallback = key === 'paper' ? shippedColors.paper : shippedColors.accent;
    return <ColorField {...shared} value={value} fallback={fallback} onChange={onChange} />;
  }
  if (type === 'logo') {
    const choose = (logo: string | null) => onChange(logo ?? '');
    return <LogoFields value={value || null} onChange={choose} paper={paper} error={error} />;
  }
  if (type === 'choices') {
    return (
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="text-sm font-semibold">{label}</legend>
        <div className="flex flex-wrap gap-x-6">
          {options.map(([option, text]) => (
            <label key={option} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name={id}
                value={option}
                defaultChecked={value.split('\n').includes(option)}
                aria-invalid={error ? true : undefined}
              />
              {text}
            </label>
          ))}
        </div>
        {error && (
          <p className="mt-1 text-sm font-medium text-accent" id={`${id}-error`}>
            {error}
          </p>
        )}
      </fieldset>
    );
  }
  return (
    <TextField
      {...shared}
      autoComplete="off"
      defaultValue={value}
      type={type === 'moment' ? 'datetime-local' : 'text'}
      {...(type === 'number' && { inputMode: 'numeric' })}
    />
  );
}

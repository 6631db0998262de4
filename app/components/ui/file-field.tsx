import { useId } from 'react';

type FileFieldProps = {
  label: string;
  /** As of the input: types and endings. */
  accept: string;
  isBusy: boolean;
  /** Below it: a hint, what happens, or what was wrong. */
  text: string | null;
  isFault: boolean;
  onChoose: (file: File) => void;
};

/** Takes a file, and says what becomes of it; the same file can be chosen again. */
export function FileField({ label, accept, isBusy, text, isFault, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <>
      <label className="block text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      <input
        className="mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised p-2.5 file:mr-3 file:font-semibold"
        id={id}
        type="file"
        accept={accept}
        disabled={isBusy}
        aria-invalid={isFault || undefined}
        aria-describedby={`${id}-status`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <p
        className={`mt-1 min-h-[1lh] text-sm ${isFault ? 'font-medium text-accent' : 'text-soft'}`}
        id={`${id}-status`}
        role="status"
      >
        {text}
      </p>
    </>
  );
}

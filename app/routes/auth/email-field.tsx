import { TextField } from '#app/components/ui/text-field.tsx';

/** Whose account it is; browsers and password managers fill it in. */
export function EmailField({ error }: { error: string | undefined }) {
  return <TextField name="email" label="Email" type="email" autoComplete="email" error={error} />;
}
